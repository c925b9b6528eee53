import { StartRefused } from '../start-refused';

/** Ends a command that cannot be carried out; the message gives the reason. */
export const refuse = (message: string): never => {
  throw new StartRefused(message);
};

/** Rows with aligned columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A date as the operator reads it. */
export const day = (moment: Date | null): string => moment?.toISOString().slice(0, 10) ?? '-';
