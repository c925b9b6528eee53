import { contract } from '@chatdeck/sdk/contract';
import type { JsonObject } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';

const { config: schema } = contract.custom.updateConfig.request.def.shape;
export type CustomRows = z.output<typeof schema>;
export type RoomKeyword = NonNullable<CustomRows['roomReply']>[number];

/** The stored rows of the custom centre, parsed; empty when an older version stored an invalid value. */
export function readCustom(stored: JsonObject | undefined): CustomRows {
  const parsed = z.safeParse(schema, stored ?? {});
  return parsed.success ? parsed.data : {};
}

/** A message in a group, as the robot reports it. */
export interface Asked {
  readonly word: string;
  readonly roomName: string;
}

const hasWord = ({ keywords, reg }: RoomKeyword, word: string) =>
  keywords.some((keyword) => (reg === 2 ? word === keyword : word.includes(keyword)));

/** The first row that answers a message in its group; matches keywords as the robot does. */
export const answeringRow = (rows: readonly RoomKeyword[] | undefined, asked: Asked) =>
  rows?.find(
    (row) =>
      hasWord(row, asked.word) && (row.rooms.length === 0 || row.rooms.includes(asked.roomName)),
  );
