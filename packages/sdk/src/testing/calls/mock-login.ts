import { CODE } from '../../core/codes';
import { refusalText } from '../../core/refusal-texts';
import type { LoginChallenge } from '../../resources/two-factor/two-factor.schema';
import { FIXTURE_NOW } from '../fixtures';
import type { MockState } from '../mock-state';
import { MockRefusal } from './mock-call';

/** The ticket of every login that needs a code. */
export const TICKET = 'login-ticket';
const TICKET_MS = 300_000;

/** Refuses unless the account has that password. */
export function requirePassword(given: string, path: string, state: MockState): void {
  if (given === state.password) return;
  const rule = 'password.current';
  const issue = { path, rule, message: refusalText(rule, 'zh-CN') };
  throw new MockRefusal(CODE.wrongCredentials, { issues: [issue] });
}

/** Refuses a login that needs a code. */
export function requireNoSecondFactor({ twoFactor }: MockState): void {
  if (!twoFactor.isOn) return;
  const expiresAt = new Date(Date.parse(FIXTURE_NOW) + TICKET_MS).toISOString();
  const detail: LoginChallenge = { ticket: TICKET, expiresAt };
  throw new MockRefusal(CODE.secondFactorNeeded, detail);
}
