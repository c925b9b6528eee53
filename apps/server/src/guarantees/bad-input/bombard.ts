import { CODE } from '@chatdeck/sdk/constants';
import { isJsonObject } from '@chatdeck/sdk/rules';
import type { FastifyInstance } from 'fastify';
import { sessions } from '../../database/schema';
import { randomHex, sha256 } from '../../security/secrets';
import type { TestServer } from '../../testing/test-server';
import { inject, type WireRequest } from '../request';
import { beginningOf } from '../stream';
import type { Tenant } from '../tenant';
import { badInputsOf } from './bad-inputs';
import type { Subject } from './subjects';

const HANG_MS = 2_000;
const SUCCESSES: readonly number[] = [CODE.success, 200];
/**
 * Calls whose right input is refused, with the code. An account without two-factor login has none to use; with it, it
 * accepts one code in 30 seconds, and each of these calls uses one up. The deletion is asked for with a wrong password,
 * since the right one would close the account, and there is none to take back. Passkeys have signed nothing that was asked.
 */
const REFUSED: Readonly<Record<string, number>> = {
  'twoFactor.login': CODE.notFound,
  'twoFactor.turnOff': CODE.notFound,
  'twoFactor.renewCodes': CODE.notFound,
  'passkey.login': CODE.passkeyRefused,
  'passkey.add': CODE.passkeyRefused,
  'accountData.askDeletion': CODE.wrongCredentials,
  'accountData.keep': CODE.notFound,
  // An operator who gives the own account, which is neither shut out nor to be deleted.
  'operator.block': CODE.invalidValue,
  'operator.unblock': CODE.notFound,
  'operator.deleteAccount': CODE.invalidValue,
  'operator.keepAccount': CODE.notFound,
  'operator.removeInvite': CODE.notFound,
  'operator.answerFeedback': CODE.notFound,
  // Nobody is made an operator for it: hundreds of backups would take hours.
  'operator.makeBackup': CODE.scopeNeeded,
};

export interface Outcome {
  sent: number;
  /** Sent intact, with a valid token of the required role or a valid signature. */
  trusted: number;
  oneField: number;
  /** The slowest answer. */
  slowestMs: number;
  readonly failures: string[];
}

export const newOutcome = (): Outcome => ({
  sent: 0,
  trusted: 0,
  oneField: 0,
  slowestMs: 0,
  failures: [],
});

/** Sends a request and returns what is wrong with the answer, if anything. */
async function troubleOf(app: FastifyInstance, subject: Subject, request: WireRequest, ip: string) {
  const start = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), HANG_MS);
  });
  const send = subject.isStream ? beginningOf(app, request) : inject(app, request, ip);
  const answer = await Promise.race([send, late]);
  clearTimeout(timer);
  const ms = performance.now() - start;
  if (answer === 'late') return { ms, trouble: `hangs for ${HANG_MS} ms`, code: undefined };
  const json = parse(answer.body);
  const code = isJsonObject(json) && typeof json.code === 'number' ? json.code : undefined;
  const isCrash = answer.status >= 500 || code === CODE.serverError;
  if (isCrash) return { ms, trouble: `answers ${answer.status} ${String(code)}`, code };
  const isBare =
    subject.isEnveloped && !isEnvelope(json) && !isStored(json) && !isBegun(subject, answer.body);
  return { ms, trouble: isBare ? `no envelope: ${answer.body.slice(0, 80)}` : undefined, code };
}

const isEnvelope = (json: unknown) =>
  isJsonObject(json) &&
  typeof json.code === 'number' &&
  typeof json.msg === 'string' &&
  'data' in json;
/** What the store answers instead of an envelope. */
const isStored = (json: unknown) => isJsonObject(json) && typeof json.key === 'string';

const isBegun = ({ isStream }: Subject, body: string) => isStream && body.includes('event: ');

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** A new session after a call has ended the previous one. */
async function withSession({ db }: TestServer, own: Tenant): Promise<Tenant> {
  const token = `t${randomHex(16)}`;
  await db.insert(sessions).values({ tokenHash: sha256(token), userId: own.userId });
  return { ...own, token };
}

/** Sends all bad inputs of a route to an app, `times` as many as usual, and counts the outcomes. */
export async function bombard(
  server: TestServer,
  app: FastifyInstance,
  subject: Subject,
  own: Tenant,
  seed: number,
  outcome: Outcome,
  times: number,
): Promise<void> {
  const { failures } = outcome;
  const accepted = await subject.request(own, subject.accepted(own));
  const first = await troubleOf(app, subject, accepted, own.ip);
  const refused = REFUSED[subject.name];
  const right = refused === undefined ? SUCCESSES : [refused];
  if (subject.isEnveloped && first.code !== undefined && !right.includes(first.code)) {
    failures.push(`${subject.name}: the right input gets ${String(first.code)}`);
  }
  let caller = own;
  const ended: readonly (number | undefined)[] = [CODE.invalidToken, CODE.revokedToken];
  const isSession = subject.isEnveloped && !subject.name.startsWith('robot ');
  for (const [at, { kind, request }] of badInputsOf(subject, own, seed, times).entries()) {
    const sent = await request(caller);
    const ip = `10.${at % 250}.${Math.floor(Math.random() * 250)}.${at % 7}`;
    const { ms, trouble, code } = await troubleOf(app, subject, sent, ip);
    outcome.sent++;
    outcome.slowestMs = Math.max(outcome.slowestMs, ms);
    if (kind === 'oneField') outcome.oneField++;
    if (kind === 'oneField' || kind === 'junk') outcome.trusted++;
    if (trouble) failures.push(`${subject.name} (${kind} ${at}): ${trouble} ${shortOf(sent)}`);
    if (isSession && kind !== 'stranger' && ended.includes(code)) {
      caller = await withSession(server, caller);
    }
  }
}

const shortOf = ({ method, url, payload }: WireRequest) =>
  `${method} ${url.slice(0, 200)} ${String(payload ?? '').slice(0, 200)}`;
