import {
  type Credentials,
  type OpenSession,
  OPEN_SESSION_MS,
  type OpenApiScope,
} from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { requireKeyScope } from '../../http/rights';
import type { SigningKey } from '../../http/signed-in';
import type { RateLimits } from '../../security/rate-limits';
import type { SecurityMail } from '../account/security-mail';
import type { Browser, Sessions } from '../account/sessions';
import type { SiteRepository } from '../site/site.repository';
import type { CustomerRepository } from './customer.repository';
import { Refusal } from '../../refusal/refusal';
import { newKeyPair, type OpenApiRepository } from './open-api.repository';

/** The most sessions that one account may open for the pages of its partners. */
const SESSION_LIMIT = { tries: 120, windowMs: 60_000 };

/** Disconnects all clients that use an old key pair of an account or of its customers. */
export interface Connections {
  disconnect(userId: string): Promise<void>;
}

/** The key and secret of an account, and the sessions that are opened with them. */
export function openApiService(
  repository: OpenApiRepository,
  customers: Pick<CustomerRepository, 'accountsOf'>,
  connections: Connections,
  messages: Pick<SiteRepository, 'notify'>,
  sessions: Pick<Sessions, 'openScoped' | 'endScoped'>,
  limits: Pick<RateLimits, 'admit'>,
  security: Pick<SecurityMail, 'tell'>,
) {
  return {
    credentials: (userId: string): Promise<Credentials> =>
      repository.getOrAdd(userId, newKeyPair()),

    async reset(userId: string, browser: Browser = {}): Promise<Credentials> {
      const next = await repository.replace(userId, newKeyPair());
      // Whoever had the old secret could read the credentials of the customers' robots with it.
      for (const accountId of await customers.accountsOf(userId)) {
        await repository.replace(accountId, newKeyPair());
        await sessions.endScoped(accountId);
      }
      await connections.disconnect(userId);
      await sessions.endScoped(userId);
      await messages.notify(userId, 'credentialsReset');
      security.tell('newKey', userId, browser);
      return next;
    },

    /** Opens a session; one of a further key has none but its scopes, and goes with it. */
    async openSession(
      userId: string,
      asked: readonly OpenApiScope[],
      key?: SigningKey,
    ): Promise<OpenSession> {
      const scopes = [...new Set(asked)];
      if (key) for (const scope of scopes) requireKeyScope([scope], key);
      await limits.admit(`openapi-session:${userId}`, SESSION_LIMIT);
      const latest = Date.now() + OPEN_SESSION_MS;
      const expiresAt = new Date(Math.min(latest, key?.expiresAt?.getTime() ?? latest));
      const token = await sessions.openScoped(userId, { scopes, expiresAt }, key);
      if (token === undefined) throw new Refusal(CODE.invalidToken);
      return { token, expiresAt: expiresAt.toISOString(), scopes };
    },
  };
}

export type OpenApiService = ReturnType<typeof openApiService>;
