import { type ChatdeckClient, type UserInfo } from '@chatdeck/sdk';
import type { Text } from '@chatdeck/sdk/constants';
import { createConsoleClient } from '../session/client';
import { session } from '../session/session-store';
import type { Visitor } from './guard';

const NO_USER: Text = {
  'zh-CN': '验证失败，请重新登陆.',
  en: 'Verification failed; please log in again.',
};

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

/** Who visits, as far as that is known without asking the server. */
export function visitorByToken(): Visitor {
  return session.token() === null ? ANONYMOUS : { ...ANONYMOUS, hasToken: true };
}

/** Who visits a page that needs a login. Throws what the login page has to say when that is not known. */
export async function identifyVisitor(): Promise<Visitor> {
  const token = session.token();
  if (token === null) return ANONYMOUS;
  const client = createConsoleClient();
  if (known?.token !== token) {
    const user = await userOf(client);
    known = { token, user, hasConfig: false, wasAskedToInitialise: false };
  }
  if (!known.hasConfig) known.hasConfig = await hasConfig(client);
  return { ...known, hasToken: true };
}

/** The visitor was sent to the config page; it is not forced upon her twice. */
export function rememberAsked(): void {
  if (known) known.wasAskedToInitialise = true;
}

/** Thrown when the visitor's own data could not be had. */
export class UnknownVisitor extends Error {
  constructor(readonly text: Text | string) {
    super(typeof text === 'string' ? text : text.en);
  }
}

async function userOf(client: ChatdeckClient): Promise<UserInfo> {
  try {
    const answer = await client.account.info();
    if (answer.ok) return answer.data;
    throw new UnknownVisitor(answer.message || 'Has Error');
  } catch (error) {
    if (error instanceof UnknownVisitor) throw error;
    const isContract = error instanceof Error && 'kind' in error && error.kind === 'contract';
    if (isContract) throw new UnknownVisitor(NO_USER);
    throw new UnknownVisitor(error instanceof Error ? error.message : 'Has Error');
  }
}

/** Whether a config was made; a server that cannot say is not taken for a "no". */
async function hasConfig(client: ChatdeckClient): Promise<boolean> {
  try {
    const answer = await client.robot.config.load();
    return !answer.ok || answer.data.config !== null;
  } catch {
    return true;
  }
}
