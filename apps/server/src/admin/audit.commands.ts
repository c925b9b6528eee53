import type { AuditValue } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { auditCallText } from '@chatdeck/sdk/texts';
import type { Database } from '../database/database';
import { auditRepository, type AuditRow } from '../resources/audit/audit.repository';
import { accountOf } from './command-parts';
import { printable, refuse } from './output';

/** The operator's command that reads the audit trail; it returns the text to print. */
export const auditCommands = (db: Database) => ({
  /** The newest entries of an account, or of all, each with who did it, from where, and what changed. */
  async list(email: string | undefined, last: number): Promise<string> {
    if (!Number.isSafeInteger(last) || last < 1) refuse('--last takes a whole number, 1 or more.');
    const user = email === undefined ? undefined : await accountOf(db, email);
    const found = await auditRepository(db).newest(user?.id, last);
    if (found.length === 0) return 'Nothing was changed in the time that is retained.';
    return found.map(({ entry, email: owner }) => textOf(entry, owner)).join('\n');
  },
});

/** One entry: a line for what was done, and one for each change. */
function textOf(entry: AuditRow, owner: string | null): string {
  const { at, call, code, actor, address, objectId, objectName, changes, moreChanges } = entry;
  const outcome = code === CODE.success ? '' : ` (refused with ${code})`;
  const head = [
    at.toISOString(),
    owner ?? '-',
    `${actor}${address === '' ? '' : ` at ${address}`}`,
    `${call}: ${auditCallText(call, 'en')}${outcome}`,
    [objectId, objectName].filter((text) => text !== '').join(' '),
  ];
  const lines = changes.map(
    ({ path, before, after }) => `    ${path}: ${shown(before)} -> ${shown(after)}`,
  );
  const more = moreChanges > 0 ? [`    and ${moreChanges} more`] : [];
  return [head.join('  ').trimEnd(), ...lines, ...more].map(printable).join('\n');
}

function shown(value: AuditValue | null): string {
  if (value === null) return '-';
  if (value.isHidden) return '(hidden)';
  const rest = value.length - value.text.length;
  return rest > 0 ? `${value.text}… (${value.length} characters)` : value.text || '""';
}
