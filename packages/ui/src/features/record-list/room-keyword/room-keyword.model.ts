import type { RoomKeyword } from '@chatdeck/sdk';

/** A part of the custom config that is a list of words and answers. */
export type RoomKeywordPart = 'roomReply' | 'privateKeywords';

/** One row of a part, with its place in it. */
export interface KeywordAt {
  readonly row: RoomKeyword;
  readonly at: number;
}

type Rows<Row> = readonly Row[];

const hasWord = ({ rooms, keywords }: RoomKeyword, word: string) =>
  [...rooms, ...keywords].some((text) => text.toLowerCase().includes(word.toLowerCase()));

/** The rows that have a word among their groups or keywords, each with its place. */
export const findRows = (rows: Rows<RoomKeyword>, word: string | undefined): KeywordAt[] =>
  rows
    .map((row, at) => ({ row, at }))
    .filter(({ row }) => word === undefined || hasWord(row, word));

/** Where a row stands now, since others may have been added or deleted elsewhere; undefined when it is gone. */
export function placeOf(rows: Rows<RoomKeyword>, { row, at }: KeywordAt): number | undefined {
  const isSame = (other: RoomKeyword | undefined) => JSON.stringify(other) === JSON.stringify(row);
  if (isSame(rows[at])) return at;
  const place = rows.findIndex(isSame);
  return place === -1 ? undefined : place;
}
