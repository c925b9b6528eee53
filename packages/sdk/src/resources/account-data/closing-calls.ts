import type { EndpointId } from '../../contract';

/** What an account can still do whose deletion was asked for: see that, keep itself, take its data along, and leave. */
const CLOSING_CALLS: readonly EndpointId[] = [
  'account.info',
  'account.logout',
  'account.sessions',
  'account.endSession',
  'account.endOtherSessions',
  'accountData.exportAll',
  'accountData.keep',
  'event.stream',
  'passkey.list',
  'twoFactor.status',
];

/** True for the calls of an account whose deletion was asked for; all others are refused with 30005. */
export const isOpenWhileClosing = (id: string): boolean =>
  CLOSING_CALLS.some((open) => open === id);
