import type { RoomKeyword } from '@chatdeck/sdk';

/** A part of the custom config that is a list of keywords and replies. */
export type RoomKeywordPart = 'roomReply' | 'privateKeywords';

/** One row of a part, with its index. */
export interface KeywordAt {
  readonly row: RoomKeyword;
  readonly at: number;
  /** The rows at the time when this one was read. */
  readonly among: readonly RoomKeyword[];
}

type Rows<Row> = readonly Row[];

const hasWord = ({ rooms, keywords }: RoomKeyword, word: string) =>
  [...rooms, ...keywords].some((text) => text.toLowerCase().includes(word.toLowerCase()));

/** The rows with a group or keyword that contains the search text, each with its index. */
export const findRows = (rows: Rows<RoomKeyword>, word: string | undefined): KeywordAt[] =>
  rows
    .map((row, at) => ({ row, at, among: rows }))
    .filter(({ row }) => word === undefined || hasWord(row, word));

/** The current index of a row, which additions and deletions elsewhere may have moved; undefined if it was deleted. */
export function placeOf(
  rows: Rows<RoomKeyword>,
  { row, at }: Pick<KeywordAt, 'row' | 'at'>,
): number | undefined {
  const isSame = (other: RoomKeyword | undefined) => JSON.stringify(other) === JSON.stringify(row);
  if (isSame(rows[at])) return at;
  const place = rows.findIndex(isSame);
  return place === -1 ? undefined : place;
}

/** The row that an edited row became: the new row at its old index, else the only new row. */
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
