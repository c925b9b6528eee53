import { isChanging } from '@chatdeck/sdk/changes';
import { CODE } from '@chatdeck/sdk/constants';
import { AUDIT_ACTOR, type AuditActor } from '@chatdeck/sdk/audit';
import { isJsonObject, type JsonObject } from '@chatdeck/sdk/rules';
import { AUDIT_CALLS, type AuditedCall } from '@chatdeck/sdk/texts';
import type { AuditCalls, Made, RunAudited } from '../../http/run-audited';
import { logFailure } from '../../log';
import { Refusal } from '../../refusal/refusal';
import { sha256 } from '../../security/secrets';
import { sessionIdOf } from '../account/sessions';
import type { AuditService, Deed } from './audit.service';
import { nameOf, textOf, type Audited } from './audited';
import type { AuditedCalls } from './audited-calls';
import { withNote } from './note';

/** Refusals that somebody gets who tries to pass for the owner. Others change nothing and concern nobody. */
const PROOFS: ReadonlySet<number> = new Set([
  CODE.wrongCredentials,
  CODE.wrongCode,
  CODE.secondFactorNeeded,
]);

const isAuditedCall = (id: string): id is AuditedCall => Object.hasOwn(AUDIT_CALLS, id);

const asObject = (value: unknown): JsonObject => {
  // As it would be sent: without undefined, and dates as texts. Checking it by a schema would double what a config costs.
  const json: unknown = value === undefined ? null : JSON.parse(JSON.stringify(value));
  return isJsonObject(json) ? json : {};
};

/** What says nothing of what a person changed: the ids, counts and times of a row. */
const BOOKKEEPING = ['id', 'version', 'usedNum', 'createdAt', 'updatedAt'] as const;

function withoutBookkeeping(row: JsonObject): JsonObject {
  const rest: { [key: string]: JsonObject[string] } = { ...row };
  for (const field of BOOKKEEPING) delete rest[field];
  return rest;
}

/** Who makes a call: the account itself, a session or a server of a partner, or somebody who is not logged in. */
function actorOf({ user }: Made, answer: JsonObject): Pick<Deed, 'actor' | 'sessionId'> {
  const as = (actor: AuditActor, hash = '') => ({
    actor,
    sessionId: hash === '' ? '' : sessionIdOf(hash),
  });
  if (user === undefined) {
    const token = textOf(answer['token']);
    return token === '' ? as(AUDIT_ACTOR.visitor) : as(AUDIT_ACTOR.owner, sha256(token));
  }
  if (user.session === '') return as(AUDIT_ACTOR.key);
  return as(user.scopes === undefined ? AUDIT_ACTOR.owner : AUDIT_ACTOR.partner, user.session);
}

/** Writes an entry for each call of the contract that changed something, by a table of what each changes. */
export function createAuditCalls(
  audit: Pick<AuditService, 'record' | 'recordBehind'>,
  table: AuditedCalls,
): AuditCalls {
  /** What is stored, as far as it can be read: an entry without it is better than a call that fails. */
  async function storedOf({ before }: Audited, { user }: Made, input: JsonObject) {
    if (before === undefined || user === undefined) return undefined;
    try {
      return asObject(await before(user, input));
    } catch (error) {
      if (!(error instanceof Refusal)) logFailure('What a call changes could not be read', error);
      return undefined;
    }
  }

  const deedOf = (id: AuditedCall, call: Made, answer: JsonObject): Omit<Deed, 'userId'> => ({
    call: id,
    ...actorOf(call, answer),
    userAgent: call.userAgent,
    ip: call.ip,
  });

  const runAudited =
    (id: AuditedCall, audited: Audited): RunAudited =>
    (call, run) =>
      withNote(async (note) => {
        const input = asObject(call.input);
        const before = await storedOf(audited, call, input);
        let answered: unknown;
        try {
          answered = await run();
        } catch (error) {
          const code = error instanceof Refusal ? error.code : CODE.success;
          const userId = call.user?.userId ?? note.userId();
          // Behind the answer, whose duration must not say whether there is an account.
          if (PROOFS.has(code) && userId !== undefined) {
            audit.recordBehind({ ...deedOf(id, call, {}), userId, code });
          }
          throw error;
        }
        if (audited.isDone?.(answered) === false) return answered;
        const answer = asObject(answered);
        const userId = call.user?.userId ?? (textOf(answer['userId']) || undefined);
        const deed = deedOf(id, call, answer);
        const { after: reading } = audited;
        const after =
          reading === 'read' ? await storedOf(audited, call, input) : reading?.(input, answer);
        const objectId = textOf(input[audited.idField ?? 'id']) || textOf(after?.['id']);
        const entry = {
          ...deed,
          object: { id: objectId, name: nameOf(after ?? before) },
          before: before && withoutBookkeeping(before),
          after: after && withoutBookkeeping(after),
        };
        if (userId !== undefined) {
          await audit.record({ ...entry, userId });
        } else {
          // The answer says nothing of the account, if there is one; neither must its duration.
          note.found((owner) => audit.recordBehind({ ...entry, userId: owner }));
        }
        return answered;
      });

  return ({ id }) => {
    if (!isChanging(id) || !isAuditedCall(id)) return undefined;
    const audited = table[id];
    return typeof audited === 'string' ? undefined : runAudited(id, audited);
  };
}
