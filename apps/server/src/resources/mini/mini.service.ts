import type { BindingState, ScanCode, ScanLogin } from '@chatdeck/sdk';
import { CODE, SCAN_STATE } from '@chatdeck/sdk/constants';
import { networkOf } from '../../http/network-of';
import { Refusal } from '../../refusal/refusal';
import type { SiteAddress } from '../../http/site-address';
import { randomText, sha256 } from '../../security/secrets';
import type { RateLimits } from '../../security/rate-limits';
import type { Browser } from '../account/sessions';
import { concernsAccount } from '../audit/note';
import type { Entrance } from '../two-factor/entrance';
import type { ScanCodeRepository, ScanPurpose } from './scan-code.repository';

const LIFETIME_MS = 3 * 60_000;
/** Codes for one address; each page that shows one requests a new one every few minutes. */
const CODE_LIMIT = { tries: 60, windowMs: 10 * 60_000 };
const SECRET_BYTES = 32;

/** Codes that a browser shows and a phone scans, to log in or to be bound. */
export function miniService(
  repository: ScanCodeRepository,
  entrance: Pick<Entrance, 'enter'>,
  limits: RateLimits,
  site: SiteAddress,
  isSandbox: boolean,
  countLogin: () => void,
) {
  async function issue(purpose: ScanPurpose, ip: string, userId?: string): Promise<ScanCode> {
    // Only the sandbox can scan so far; without it the code would never be confirmed.
    if (!isSandbox) throw new Refusal(CODE.notConfigured);
    await limits.admit(`scan:${networkOf(ip)}`, CODE_LIMIT);
    const [code, ticket] = [randomText(SECRET_BYTES), randomText(SECRET_BYTES)];
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    const [codeHash, ticketHash] = [sha256(code), sha256(ticket)];
    await repository.add({ codeHash, ticketHash, purpose, userId, ip, expiresAt });
    const url = site.page('/sandbox/scan', { code });
    return { ticket, url, expiresAt: expiresAt.toISOString() };
  }

  return {
    loginCode: (ip: string) => issue('login', ip),
    bindCode: (userId: string, ip: string) => issue('bind', ip, userId),

    async checkLogin(ticket: string, browser: Browser = {}): Promise<ScanLogin> {
      const row = await repository.byTicket(sha256(ticket), 'login');
      if (row === undefined || row.state === 'used') return { state: SCAN_STATE.expired };
      if (row.state !== 'confirmed') return { state: row.state };
      // Before the code is used: a password reset in between revokes the code or the session.
      const entrant = await repository.entrantOf(row.userId ?? '');
      const userId = await repository.useLogin(sha256(ticket));
      if (entrant === undefined || userId === undefined) return { state: SCAN_STATE.expired };
      concernsAccount(userId);
      const token = await entrance.enter(entrant, browser);
      if (token === undefined) return { state: SCAN_STATE.expired };
      countLogin();
      return { state: SCAN_STATE.confirmed, token, userId };
    },

    async unbind(userId: string): Promise<null> {
      await repository.unbind(userId);
      return null;
    },

    /** The state of a code that the same account requested; another's reads as expired. */
    async checkBinding(userId: string, ticket: string): Promise<{ state: BindingState }> {
      const row = await repository.byTicket(sha256(ticket), 'bind');
      if (row?.userId !== userId) return { state: SCAN_STATE.expired };
      const { state } = row;
      return { state: state === 'used' || state === 'unbound' ? SCAN_STATE.expired : state };
    },
  };
}

export type MiniService = ReturnType<typeof miniService>;
