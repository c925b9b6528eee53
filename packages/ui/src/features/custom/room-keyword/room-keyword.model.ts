import type { RoomKeyword } from '@chatdeck/sdk';

/** A part of the custom config that is a list of words and answers. */
export type RoomKeywordPart = 'roomReply' | 'privateKeywords';

/** One row of a part, with its place in it. */
export interface KeywordAt {
  readonly row: RoomKeyword;
  readonly at: number;
  /** The rows among which it was seen. */
  readonly among: readonly RoomKeyword[];
}

type Rows<Row> = readonly Row[];

const hasWord = ({ rooms, keywords }: RoomKeyword, word: string) =>
  [...rooms, ...keywords].some((text) => text.toLowerCase().includes(word.toLowerCase()));

/** The rows that have a word among their groups or keywords, each with its place. */
export const findRows = (rows: Rows<RoomKeyword>, word: string | undefined): KeywordAt[] =>
  rows
    .map((row, at) => ({ row, at, among: rows }))
    .filter(({ row }) => word === undefined || hasWord(row, word));

/** Where a row stands now, since others may have been added or deleted elsewhere; undefined when it is gone. */
export function placeOf(
  rows: Rows<RoomKeyword>,
  { row, at }: Pick<KeywordAt, 'row' | 'at'>,
): number | undefined {
  const isSame = (other: RoomKeyword | undefined) => JSON.stringify(other) === JSON.stringify(row);
  if (isSame(rows[at])) return at;
  const place = rows.findIndex(isSame);
  return place === -1 ? undefined : place;
}

/** The row that a row was changed into: new among the rows, where the old one stood, else the only new one. */
export function changedInto(
  rows: Rows<RoomKeyword>,
  { at, among }: KeywordAt,
): KeywordAt | undefined {
  const known = among.map((row) => JSON.stringify(row));
  const fresh = rows.flatMap((row, place) => {
    const seen = known.indexOf(JSON.stringify(row));
    if (seen === -1) return [{ row, at: place, among: rows }];
    known.splice(seen, 1);
    return [];
  });
  return fresh.find((row) => row.at === at) ?? (fresh.length === 1 ? fresh[0] : undefined);
}
