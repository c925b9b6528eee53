import type { ChatdeckClient, OpenApiClient } from '@chatdeck/sdk';
import { endpoints, servedPath, type EndpointId } from '@chatdeck/sdk/contract';
import type { SoftAuthenticator } from '../testing/soft-authenticator';

/** When the membership of the suite's accounts ends: a lifetime membership could not be extended. */
export const MEMBER_UNTIL = '2099-01-01T00:00:00.000Z';

/**
 * An account that a backend provides to the suite: a member with custom rights, two friends, a room, and its robot
 * online.
 */
export interface ContractWorld {
  /** Signed in as the account. */
  readonly client: ChatdeckClient;
  /** Signs with the key and secret of the account. */
  readonly openApi: OpenApiClient;
  /** Not signed in. */
  readonly visitor: ChatdeckClient;
  readonly email: string;
  readonly password: string;
  readonly friend: { readonly wxid: string; readonly name: string };
  readonly room: { readonly wxid: string; readonly topic: string };
  /** The token in the last link that was mailed to the account. */
  readonly mailedToken: () => Promise<string>;
  /** What an authenticator app with the secret shows, now or so many codes later. */
  readonly appCode: (secret: string, steps?: number) => string;
  /** An authenticator on a page of the backend, with a passkey of its own. */
  readonly authenticator: () => SoftAuthenticator;
  /** The account's phone opens the page of a code and confirms. */
  readonly sayYes: (url: string) => Promise<void>;
  /** The robot reports that the friend wrote this in the room, while the log is on. */
  readonly report: (text: string) => Promise<void>;
  /** Makes the account an operator, as the command line does. */
  readonly becomeOperator: () => Promise<void>;
  /** Takes the robot offline. */
  readonly goOffline: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const patterns = endpoints.map(({ id, method, path }) => ({
  id,
  method,
  path: new RegExp(`${servedPath(path).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The data of the successful answers to calls of the contract; none for what answers without an envelope. */
export type Answers = Map<EndpointId, unknown[]>;

/** A `fetch` that records which calls of the contract go through it, and their answers. */
export function noting(answers: Answers): typeof globalThis.fetch {
  return async (input, init) => {
    const { method, url } = new Request(input, init);
    const { pathname } = new URL(url);
    // Fixed paths come before parameters: `getall` is not an id.
    const fits = patterns.filter((one) => one.method === method && one.path.test(pathname));
    const { id } = fits.find(({ path }) => !path.source.includes('[^/]+')) ?? fits[0] ?? {};
    if (id) answers.set(id, answers.get(id) ?? []);
    const response = await fetch(input, init);
    if (id && response.headers.get('content-type')?.startsWith('application/json')) {
      const answer = (await response.clone().json()) as { code?: number; data?: unknown };
      if (answer.code === 0) answers.get(id)?.push(answer.data);
    }
    return response;
  };
}
