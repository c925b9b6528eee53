import type { AuditValue, OperatorAuditEntry } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { auditCallText } from '@chatdeck/sdk/texts';
import { accountOf, type CommandParts } from './command-parts';
import { printable, refuse } from './output';

/** The operator's command that reads the audit trail; it returns the text to print. */
export const auditCommands = ({ db, operator }: CommandParts) => ({
  /** The newest entries of an account, or of all, each with who did it, from where, and what changed. */
  async list(email: string | undefined, last: number): Promise<string> {
    if (!Number.isSafeInteger(last) || last < 1) refuse('--last takes a whole number, 1 or more.');
    const user = email === undefined ? undefined : await accountOf(db, email);
    const found = await operator.everybody.newestAudit(user?.id, last);
    if (found.length === 0) return 'Nothing was changed in the time that is retained.';
    return found.map(textOf).join('\n');
  },
});

/** One entry: a line for what was done, and one for each change. */
function textOf(entry: OperatorAuditEntry): string {
  const { at, email, call, code, actor, address, object, changes, moreChanges } = entry;
  const outcome = code === CODE.success ? '' : ` (refused with ${code})`;
  const head = [
    at,
    email || '-',
    `${actor.kind}${address === '' ? '' : ` at ${address}`}`,
    `${call}: ${auditCallText(call, 'en')}${outcome}`,
    [object.id, object.name].filter((text) => text !== '').join(' '),
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
