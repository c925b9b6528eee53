import { type ChatdeckClient, type UserInfo } from '@chatdeck/sdk';
import { CODE, type Text } from '@chatdeck/sdk/constants';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { createConsoleClient } from '../session/client';
import { handedOn } from '../session/handed-on';
import { session } from '../session/session-store';
import type { Visitor } from './guard';

/** The same in both languages. */
const HAS_ERROR = NOTICE_TEXT['user.failed'].en;

interface Known {
  readonly token: string;
  readonly user: UserInfo;
  hasConfig: boolean;
  wasAskedToInitialise: boolean;
}
let known: Known | undefined;

const ANONYMOUS: Visitor = {
  hasToken: false,
  user: undefined,
  hasConfig: false,
  wasAskedToInitialise: false,
};

/** What came of asking the server who visits. */
export type Identity =
  | { readonly status: 'known'; readonly visitor: Visitor }
  /** The server said no: the session is over. */
  | { readonly status: 'refused'; readonly why: Text | string }
  /** The server said nothing, or that it cannot say now: the session may well be good. */
  | { readonly status: 'unreachable'; readonly why: string | undefined };

/** Who visits, as far as that is known without asking the server. */
export const visitorByToken = (): Visitor => ({ ...ANONYMOUS, hasToken: session.token() !== null });

/** Who visits a page that needs a login. The server is asked once for each token. */
export async function identifyVisitor(): Promise<Identity> {
  const token = session.token();
  if (token === null) return { status: 'known', visitor: ANONYMOUS };
  const client = createConsoleClient();
  if (known?.token !== token) {
    const user = await userOf(client, token);
    if ('status' in user) return user;
    known = { ...ANONYMOUS, token, user };
  }
  if (!known.hasConfig) known.hasConfig = await hasConfig(client, token);
  return { status: 'known', visitor: { ...known, hasToken: true } };
}

/** The visitor was sent to the config page; it is not forced upon her twice. */
export function rememberAsked(): void {
  if (known) known.wasAskedToInitialise = true;
}

/** Answers that say that the server cannot judge now; they tell nothing about the session. */
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
    return { status: BUSY.includes(answer.code) ? 'unreachable' : 'refused', why };
  } catch (error) {
    // An answer that is no user info is an answer; anything else that is thrown is none.
    const isContract = error instanceof Error && 'kind' in error && error.kind === 'contract';
    if (isContract) return { status: 'refused', why: NOTICE_TEXT['user.missing'] };
    return { status: 'unreachable', why: undefined };
  }
}

/** Whether a config was made; a server that cannot say is not taken for a "no". */
async function hasConfig(client: ChatdeckClient, token: string): Promise<boolean> {
  try {
    const answer = await client.robot.config.load();
    if (answer.ok) handedOn.config.put(token, answer);
    return !answer.ok || answer.data.config !== null;
  } catch {
    return true;
  }
}
