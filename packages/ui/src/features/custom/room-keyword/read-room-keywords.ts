import type { CustomConfig, RoomKeyword } from '@chatdeck/sdk';
import type { RoomKeywordPart } from './room-keyword.model';

const isList = (value: unknown) => Array.isArray(value);

// A part that passes through is not checked on the way.
const isRow = (value: unknown): value is RoomKeyword =>
  typeof value === 'object' &&
  value !== null &&
  'rooms' in value &&
  'keywords' in value &&
  'replys' in value &&
  [value.rooms, value.keywords, value.replys].every(isList);

/** The rows of one part of the custom config; a part that was never saved has none. */
export function readRoomKeywords({ config }: CustomConfig, part: RoomKeywordPart): RoomKeyword[] {
  const stored: unknown = config[part];
  return Array.isArray(stored) ? stored.filter(isRow) : [];
}
