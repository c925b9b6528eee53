import type { NewOpenApiKey, OpenApiDistrust, OpenApiKeyScope } from '@chatdeck/sdk';
import { OPEN_API_KEY_SCOPE } from '@chatdeck/sdk/rules';
import { keyScopesFor } from '@chatdeck/sdk/scopes';
import { pass } from '../../resources/open-api-key/open-api-key.fixtures';
import type { TestServer } from '../../testing/test-server';
import type { Account } from '../account';

const SCOPES: OpenApiKeyScope[] = Object.values(OPEN_API_KEY_SCOPE);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A key that works, and what is taken from it. */
interface Losing {
  readonly server: TestServer;
  readonly owner: Pick<Account, 'userId'>;
  readonly key: NewOpenApiKey;
  /** The call that it signs, by its id. */
  readonly callId: string;
  readonly random: () => number;
}

/** Why the calls of a key are refused from some moment on. */
interface LostKey {
  /** The reason of 40001, or `scope` for a refusal with 30004. */
  readonly reason: OpenApiDistrust | 'scope';
  readonly lose: (losing: Losing) => Promise<unknown>;
  /** What is done to the key before; its calls are accepted after it. */
  readonly prepare?: (losing: Losing) => Promise<unknown>;
}

/** Some moment within the last day. */
const past = (random: () => number) => new Date(Date.now() - 1 - random() * DAY_MS);

/** What a key may lose that worked until then. */
export const LOST_KEYS: Readonly<Record<string, LostKey>> = {
  'an expired key': {
    reason: 'expiredKey',
    lose: ({ server, key, random }) => pass(server, key, { expiresAt: past(random) }),
  },
  'a removed key': {
    reason: 'unknownKey',
    lose: ({ server, owner, key }) => server.services.openApiKeys.remove(owner, key.id),
  },
  'a key without the scope': {
    reason: 'scope',
    lose: ({ server, owner, key: { id, name }, callId }) => {
      const scopes = SCOPES.filter((scope) => !keyScopesFor(callId).includes(scope));
      return server.services.openApiKeys.update(owner, { id, name, scopes, expiresAt: null }, 'en');
    },
  },
  'the old secret after its overlap': {
    reason: 'wrongSignature',
    prepare: ({ server, owner, key }) => server.services.openApiKeys.rotate(owner, key.id, HOUR_MS),
    lose: ({ server, key, random }) => pass(server, key, { previousUntil: past(random) }),
  },
  'the old secret without an overlap': {
    reason: 'wrongSignature',
    lose: ({ server, owner, key }) => server.services.openApiKeys.rotate(owner, key.id, 0),
  },
};

/** A further key with every scope. */
export const keyOfAll = ({ services }: TestServer, owner: Pick<Account, 'userId'>) =>
  services.openApiKeys.add(owner, { name: 'x', scopes: SCOPES, expiresAt: null }, 'en');
