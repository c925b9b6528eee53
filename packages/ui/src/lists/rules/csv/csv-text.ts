/**
 * CSV as Excel and its kin write and read it. No library does what is difficult here, which is telling the separator of
 * pasted lines and guarding formulas; what one would do is `split` below.
 */
const QUOTE = '"';

/** Separators between cells. */
const SEPARATORS = ['\t', ';', ','] as const;
type Separator = (typeof SEPARATORS)[number];

/** How many lines the separator is detected from. */
const SAMPLE = 20;

interface Split {
  readonly lines: string[][];
  /** Each quote begins or ends a cell, or is far from a separator; it does not where the separator is another one. */
  readonly isSound: boolean;
}

/** Splits a text into lines of cells; a quoted cell may contain separators, line breaks and doubled quotes. */
function split(text: string, separator: Separator, most = Infinity): Split {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isSound = true;
  const endLine = () => {
    line.push(cell);
    cell = '';
    if (line.some((content) => content.trim() !== '')) lines.push(line);
    line = [];
  };
  for (let at = 0; at < text.length && lines.length < most; at += 1) {
    const letter = text[at] ?? '';
    const next = text[at + 1];
    if (isQuoted) {
      if (letter !== QUOTE) cell += letter;
      else if (next === QUOTE) {
        cell += QUOTE;
        at += 1;
      } else {
        isQuoted = false;
        isSound &&= next === undefined || next === separator || next === '\r' || next === '\n';
      }
    } else if (letter === QUOTE && cell === '') isQuoted = true;
    else if (letter === separator) {
      line.push(cell);
      cell = '';
    } else if (letter === '\n') endLine();
    else if (letter !== '\r' || next !== '\n') {
      isSound &&= letter !== QUOTE || !SEPARATORS.some((other) => cell.endsWith(other));
      cell += letter;
    }
  }
  if (cell !== '' || line.length > 0) endLine();
  return { lines, isSound };
}

/** The separator of most lines; of two in as many lines the one that comes first. Without any, every one will do. */
function separatorOf(text: string): Separator {
  const found = SEPARATORS.map((separator) => {
    const { lines, isSound } = split(text, separator, SAMPLE);
    const count = isSound ? lines.filter((line) => line.length > 1).length : 0;
    return { separator, count, start: lines[0]?.[0]?.length ?? 0 };
  });
  const [best] = found.sort((one, other) => other.count - one.count || one.start - other.start);
  return best && best.count > 0 ? best.separator : ',';
}

/** Excel takes what starts with one of these for a formula; an apostrophe before it makes it a text. */
const GUARDED = /^'*[=+\-@\t\r]/;
const guard = (cell: string) => (GUARDED.test(cell) ? `'${cell}` : cell);
const unguard = (cell: string) =>
  cell.startsWith("'") && GUARDED.test(cell) ? cell.slice(1) : cell;

/** The lines of cells of a CSV text, or of one copied from a spreadsheet. Empty lines are left out. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const [, declared, rest] = /^sep=([,;\t])\r?\n([^]*)$/.exec(text) ?? [];
  const separator = SEPARATORS.find((known) => known === declared) ?? separatorOf(text);
  return split(rest ?? text, separator).lines.map((line) => line.map(unguard));
}

const quoted = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) || cell === '' ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A CSV file that Excel opens as UTF-8, and takes no cell of for a formula. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((line) => line.map((cell) => quoted(guard(cell))).join(',')).join('\r\n')}\r\n`;
