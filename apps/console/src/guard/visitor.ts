import { ApiError, type ChatdeckClient, type UserInfo } from '@chatdeck/sdk';
import { CODE, type Text } from '@chatdeck/sdk/constants';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { createConsoleClient } from '../session/client';
import { handedOn } from '../session/handed-on';
import { session } from '../session/session-store';
import type { Visitor } from './guard';

/** Identical in both languages. */
const HAS_ERROR = NOTICE_TEXT['user.failed'].en;

interface Known {
  readonly token: string;
  readonly user: UserInfo;
  hasConfig: boolean;
  wasSentToInitialise: boolean;
}
let known: Known | undefined;

const ANONYMOUS: Visitor = {
  hasToken: false,
  user: undefined,
  hasConfig: false,
  wasSentToInitialise: false,
};

/** The outcome of asking the server to identify the visitor. */
export type Identity =
  | { readonly status: 'known'; readonly visitor: Visitor }
  /** The server rejected the token: the session is over. */
  | { readonly status: 'refused'; readonly why: Text | string }
  /** The server did not respond, or could not decide: the session may still be valid. */
  | ({ readonly status: 'unreachable' } & Unreachable);

/** What the server said of why it could not identify the visitor, if it said anything. */
export interface Unreachable {
  readonly why: string | undefined;
  /** By which the operator finds the failure in the log of the server. */
  readonly requestId?: string | undefined;
}

/** The visitor as far as it is known without the server. */
export const visitorByToken = (): Visitor => ({ ...ANONYMOUS, hasToken: session.token() !== null });

/**
 * Identifies the visitor of a page that needs a login. The server is queried once per token, for both answers at a time: on
 * a slow line each is most of a second.
 */
export async function identifyVisitor(): Promise<Identity> {
  const token = session.token();
  if (token === null) return { status: 'known', visitor: ANONYMOUS };
  const client = createConsoleClient();
  const mayHaveConfig = known?.token === token && known.hasConfig ? true : hasConfig(client, token);
  if (known?.token !== token) {
    const user = await userOf(client, token);
    if ('status' in user) return user;
    known = { ...ANONYMOUS, token, user };
  }
  known.hasConfig = await mayHaveConfig;
  return { status: 'known', visitor: { ...known, hasToken: true } };
}

/** Records the redirect to the config page, which happens only once. */
export function recordInitialiseRedirect(): void {
  if (known) known.wasSentToInitialise = true;
}

/** Response codes of a server that cannot decide at present; they say nothing about the session. */
const BUSY: readonly number[] = [CODE.serverError, CODE.tooManyTries];

async function userOf(
  client: ChatdeckClient,
  token: string,
): Promise<UserInfo | Exclude<Identity, { status: 'known' }>> {
  try {
    const answer = await client.account.info();
    if (answer.ok) {
      handedOn.user.put(token, answer);
      return answer.data;
    }
    const why = answer.message || HAS_ERROR;
    if (!BUSY.includes(answer.code)) return { status: 'refused', why };
    const { requestId } = new ApiError(answer.code, why, answer.data);
    return { status: 'unreachable', why, requestId };
  } catch (error) {
    // A response that violates the contract is a response nevertheless; any other thrown error means that there was
    // none.
    const isContract = error instanceof Error && 'kind' in error && error.kind === 'contract';
    if (isContract) return { status: 'refused', why: NOTICE_TEXT['user.missing'] };
    return { status: 'unreachable', why: undefined };
  }
}

/** Whether a config exists; if the server cannot tell, that does not count as "no". */
async function hasConfig(client: ChatdeckClient, token: string): Promise<boolean> {
  try {
    const answer = await client.robot.config.load();
    if (answer.ok) handedOn.config.put(token, answer);
    return !answer.ok || answer.data.config !== null;
  } catch {
    return true;
  }
}
