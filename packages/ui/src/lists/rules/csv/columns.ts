import { CONTENT_TYPE, knownLocales, textIn, type Text } from '@chatdeck/sdk/constants';
import { isJsonObject, jsonList, type Json, type JsonObject } from '@chatdeck/sdk/plain-rules';
import { joinTexts, splitTexts } from './cells';
import type { CellReading, ColumnId, CsvColumn } from './csv-format';

interface Choice {
  readonly value: string | number;
  readonly text: Text;
}

const textOf = (value: Json | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const first = (cells: readonly string[]) => cells[0]?.trim() ?? '';

/** A text, or a number if it looks like one and the field is to be one. */
export const textColumn = (id: ColumnId, field: string, kind?: 'number'): CsvColumn => ({
  id,
  field,
  write: (row) => [textOf(row[field])],
  read: (cells) => ({ value: kind === 'number' ? Number(first(cells)) : first(cells) }),
});

/** Several words in one cell. */
export const textsColumn = (id: ColumnId, field: string): CsvColumn => ({
  id,
  field,
  write: (row) => [joinTexts(jsonList(row[field]).map(textOf))],
  read: (cells) => ({ value: cells.flatMap(splitTexts) }),
});

const same = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** One of some choices, by its label in any language or by its value; `isOpen` also takes other values. */
export const choiceColumn = (
  id: ColumnId,
  field: string,
  choices: readonly Choice[],
  isOpen = false,
): CsvColumn => ({
  id,
  field,
  write: (row, labelOf) => {
    const known = choices.find(({ value }) => value === row[field]);
    return [known ? labelOf(known.text) : textOf(row[field])];
  },
  read: (cells): CellReading => {
    const cell = first(cells);
    const known = choices.find(({ value, text }) =>
      [String(value), ...knownLocales().map((locale) => textIn(text, locale))].some((label) =>
        same(label, cell),
      ),
    );
    if (known) return { value: known.value };
    return isOpen ? { value: cell } : { cell, choices: choices.map(({ text }) => text) };
  },
});

/** The texts that a rule sends, each in a cell of its own; links, files and references to materials have no place. */
export const repliesColumn = (id: ColumnId, field: string): CsvColumn => ({
  id,
  field,
  isRepeated: true,
  write: (row) =>
    jsonList(row[field]).flatMap((reply) =>
      isJsonObject(reply) && reply.type === CONTENT_TYPE.text ? [textOf(reply.content)] : [],
    ),
  read: (cells) => ({
    value: cells
      .filter((content) => content.trim() !== '')
      .map((content): JsonObject => ({ type: CONTENT_TYPE.text, content })),
  }),
});

/** Groups or friends with the ids by which the robot knows them: 读书会<r1>. */
export const targetsColumn = (id: ColumnId, field: string): CsvColumn => ({
  id,
  field,
  write: (row) => [
    joinTexts(
      jsonList(row[field]).map((target) =>
        isJsonObject(target) ? `${textOf(target.name)}<${textOf(target.id)}>` : '',
      ),
    ),
  ],
  read: (cells) => ({
    value: cells.flatMap(splitTexts).map((word): JsonObject => {
      const [, name = word, target = ''] = /^(.*)<([^<>]*)>$/.exec(word) ?? [];
      return { id: target, name };
    }),
  }),
});
