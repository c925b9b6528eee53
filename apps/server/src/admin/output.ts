import { Refusal } from '../refusal/refusal';
import { StartRefused } from '../start-refused';

/** Ends a command that cannot be carried out; the message gives the reason. */
export const refuse = (message: string): never => {
  throw new StartRefused(message);
};

/** Does what a service may refuse, and gives the reason for a code of it in the words of the command line. */
export async function explained<Outcome>(
  work: Promise<Outcome>,
  reasons: Readonly<Record<number, string>>,
): Promise<Outcome> {
  try {
    return await work;
  } catch (error) {
    const reason = error instanceof Refusal ? reasons[error.code] : undefined;
    if (reason === undefined) throw error;
    return refuse(reason);
  }
}

/** Without control characters, which could move the cursor or change colours: a text may be a user's. */
export const printable = (line: string): string => line.replace(/\p{Cc}/gu, ' ');

/** Rows with aligned columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows].map((row) => row.map(printable));
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

/** The date of a moment (ISO 8601) as the operator reads it. */
export const day = (moment: string | null): string => moment?.slice(0, 10) ?? '-';
