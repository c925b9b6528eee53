import type { AuditValue } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import type { JsonObject } from '@chatdeck/sdk/rules';
import { auditCallText } from '@chatdeck/sdk/texts';
import type { Database } from '../database/database';
import type { Postman } from '../mail/postman';
import { accountRepository } from '../resources/account/account.repository';
import type { SecurityMail } from '../resources/account/security-mail';
import { auditRepository, type AuditRow } from '../resources/audit/audit.repository';
import { auditService } from '../resources/audit/audit.service';
import {
  operatorTrail,
  type OperatorTrail,
  type OperatorVerb,
} from '../resources/operator/operator-trail';
import { refuse } from './output';

/** How commands mail: to whom they name, and to the owner of an account that they change. */
export interface CommandMail {
  readonly postman: Pick<Postman, 'send'>;
  readonly security: Pick<SecurityMail, 'tell'>;
}

/** What commands that are audited need of where they run. */
export interface AuditedActions {
  /** For how many days what is changed is retained. */
  readonly auditDays: number;
  readonly withDatabase: (work: (db: Database) => Promise<string>) => Promise<void>;
  /** Like `withDatabase`, for what is mailed. */
  readonly withMail: (work: (db: Database, mail: CommandMail) => Promise<string>) => Promise<void>;
  /** Is called when a command has changed an account, with its id. */
  readonly accountChanged: (userId: string) => Promise<void>;
}

/** Runs commands that change something, each with an entry of the operator in the audit trail. */
export function auditedCommands(actions: AuditedActions) {
  const { withDatabase, withMail, accountChanged, auditDays } = actions;
  const trailOf = (db: Database) =>
    operatorTrail(
      auditService(auditRepository(db), { auditDays, logPrivate: false }),
      accountRepository(db),
    );

  return {
    /** A command that changes an account; what it changed is compared. */
    withAccount: (
      verb: OperatorVerb,
      email: string,
      work: (db: Database, mail: CommandMail) => Promise<string>,
    ) =>
      withMail(async (db, mail) => {
        const user = await accountRepository(db).byEmail(email.trim().toLowerCase());
        if (user === undefined) return work(db, mail);
        const output = await trailOf(db).ofAccount(verb, user.id, () => work(db, mail));
        await accountChanged(user.id);
        return output;
      }),

    /** A command that mails somebody, and writes its own entry. */
    mailed: (
      work: (
        db: Database,
        parts: { readonly postman: Pick<Postman, 'send'>; readonly trail: OperatorTrail },
      ) => Promise<string>,
    ) => withMail((db, { postman }) => work(db, { postman, trail: trailOf(db) })),

    /** A command that changes what is no account's. */
    audited: (
      verb: OperatorVerb,
      object: JsonObject & { readonly id: string },
      work: (db: Database) => Promise<string>,
    ) => withDatabase((db) => trailOf(db).ofServer(verb, object, () => work(db))),
  };
}

export type AuditedCommands = ReturnType<typeof auditedCommands>;

/** The operator's command that reads the audit trail; it returns the text to print. */
export const auditCommands = (db: Database) => ({
  /** The newest entries of an account, or of all, each with who did it, from where, and what changed. */
  async list(email: string | undefined, last: number): Promise<string> {
    if (!Number.isSafeInteger(last) || last < 1) refuse('--last takes a whole number, 1 or more.');
    const user =
      email === undefined
        ? undefined
        : await accountRepository(db).byEmail(email.trim().toLowerCase());
    if (email !== undefined && user === undefined) refuse(`No account has ${email}.`);
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

/** Without control characters, which could move the cursor or change colours. */
const printable = (line: string): string => line.replace(/\p{Cc}/gu, ' ');
