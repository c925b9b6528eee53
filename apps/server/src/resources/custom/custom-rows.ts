import { contract } from '@chatdeck/sdk/contract';
import type { JsonObject } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';

const { config: schema } = contract.custom.updateConfig.request.def.shape;
export type CustomRows = z.output<typeof schema>;
export type RoomKeyword = NonNullable<CustomRows['roomReply']>[number];

/** What the custom centre keeps, as its rules read it; nothing when an older version wrote something else. */
export function readCustom(stored: JsonObject | undefined): CustomRows {
  const parsed = z.safeParse(schema, stored ?? {});
  return parsed.success ? parsed.data : {};
}

/** The message of a group, as the robot tells of it. */
export interface Asked {
  readonly word: string;
  readonly roomName: string;
}

const hasWord = ({ keywords, reg }: RoomKeyword, word: string) =>
  keywords.some((keyword) => (reg === 2 ? word === keyword : word.includes(keyword)));

/** The first row that answers a message in its group, matching keywords as the robot does. */
export const answeringRow = (rows: readonly RoomKeyword[] | undefined, asked: Asked) =>
  rows?.find(
    (row) =>
      hasWord(row, asked.word) && (row.rooms.length === 0 || row.rooms.includes(asked.roomName)),
  );
