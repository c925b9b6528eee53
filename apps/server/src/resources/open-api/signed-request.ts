import { createHmac } from 'node:crypto';
import { OPEN_API_HEADER, OPEN_API_WINDOW_MS, type OpenApiDistrust } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { signedText } from '@chatdeck/sdk/rules';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { bodyText } from '../../http/body-text';
import { networkOf } from '../../http/network-of';
import { Refusal } from '../../refusal/refusal';
import type { AuthenticateSigned, SigningKey } from '../../http/signed-in';
import type { RateLimits } from '../../security/rate-limits';
import { isSameSecret } from '../../security/secrets';
import type { AccountRepository } from '../account/account.repository';
import { asSignedIn } from '../account/sessions';
import type { OpenApiKeyRepository } from '../open-api-key/open-api-key.repository';
import type { OpenApiRepository } from './open-api.repository';

/** Expired signatures are deleted at most this often. */
const PURGE_MS = 60_000;

/** Records a signature until it expires; false when it was recorded before. */
export type ClaimSignature = (signature: string, expiresAt: Date) => Promise<boolean>;

/** Accepts each signature once, also across restarts and several servers. */
export function createSignatureBook(
  repository: Pick<OpenApiRepository, 'useSignature' | 'dropExpiredSignatures'>,
): ClaimSignature {
  let purgedAt = 0;
  return async (signature, expiresAt) => {
    const now = Date.now();
    if (now - purgedAt >= PURGE_MS) {
      purgedAt = now;
      await repository.dropExpiredSignatures(new Date(now));
    }
    return repository.useSignature(signature, expiresAt);
  };
}

/** Rejected requests from one address; a caller that exceeds this has no secret, or a script out of control. */
const DISTRUST_LIMIT = { tries: 100, windowMs: 15 * 60_000 };

const headersSchema = z.object({
  [OPEN_API_HEADER.key]: z.string().min(1).max(200),
  [OPEN_API_HEADER.timestamp]: z.string().regex(/^\d{13}$/),
  [OPEN_API_HEADER.nonce]: z.string().regex(/^[\w-]{16,64}$/),
  [OPEN_API_HEADER.signature]: z.string().regex(/^[0-9a-f]{64}$/),
});

export interface SignedRequestParts {
  readonly keys: Pick<OpenApiRepository, 'byKey'>;
  readonly furtherKeys: Pick<OpenApiKeyRepository, 'byKey' | 'touch'>;
  readonly accounts: Pick<AccountRepository, 'find'>;
  readonly claimSignature: ClaimSignature;
  readonly limits: Pick<RateLimits, 'admit'>;
  /** Also accepts messages with the API key alone, in the body, as the original product did. */
  readonly acceptsUnsigned: boolean;
}

/** Who signed a request, with the key if it is a further one. */
interface Owner {
  readonly userId: string;
  readonly key?: SigningKey;
}

/** A key that was named, and the secrets that sign for it. */
interface NamedKey extends Owner {
  readonly secrets: readonly string[];
  readonly used: () => Promise<void>;
}

/** Finds the account that signed a request of the open API; each signature is accepted once, while it is fresh. */
export function signedRequests(parts: SignedRequestParts): AuthenticateSigned {
  const { keys, furtherKeys, accounts, claimSignature, limits, acceptsUnsigned } = parts;

  /** The robot's key of an account, or a further one. */
  async function named(apiKey: string): Promise<NamedKey | undefined> {
    const own = await keys.byKey(apiKey);
    if (own) return { userId: own.userId, secrets: [own.apiSecret], used: () => Promise.resolve() };
    const row = await furtherKeys.byKey(apiKey);
    if (row === undefined) return undefined;
    const now = new Date();
    const { userId, id, scopes, expiresAt, revision } = row;
    const { apiSecret, previousSecret, previousUntil } = row;
    const isOverlap = previousSecret !== null && previousUntil !== null && previousUntil > now;
    return {
      userId,
      key: { id, scopes, expiresAt, revision },
      secrets: isOverlap ? [apiSecret, previousSecret] : [apiSecret],
      used: () => furtherKeys.touch(row, now),
    };
  }

  async function ownerOf(
    request: FastifyRequest,
    isMessage: boolean,
  ): Promise<Owner | OpenApiDistrust> {
    const headers = headersSchema.safeParse(request.headers).data;
    if (headers === undefined) {
      return acceptsUnsigned && isMessage ? ownerOfKey(request) : 'unsigned';
    }
    const found = await named(headers[OPEN_API_HEADER.key]);
    if (found === undefined) return 'unknownKey';
    const timestamp = headers[OPEN_API_HEADER.timestamp];
    const text = signedText({
      method: request.method,
      path: request.url.split('?')[0] ?? '',
      timestamp,
      nonce: headers[OPEN_API_HEADER.nonce],
      body: bodyText(request),
    });
    const signature = headers[OPEN_API_HEADER.signature];
    const isTheirs = found.secrets.some((secret) => isSignature(signature, secret, text));
    if (!isTheirs) return 'wrongSignature';
    const { userId, key, used } = found;
    const moment = Number(timestamp);
    if (Math.abs(Date.now() - moment) > OPEN_API_WINDOW_MS) return 'outsideWindow';
    const isFirst = await claimSignature(signature, new Date(moment + OPEN_API_WINDOW_MS));
    if (!isFirst) return 'replayed';
    // Only who has the secret learns that the key has expired.
    if (key?.expiresAt && key.expiresAt.getTime() <= Date.now()) return 'expiredKey';
    await used();
    return key ? { userId, key } : { userId };
  }

  async function ownerOfKey({ body }: FastifyRequest): Promise<Owner | OpenApiDistrust> {
    const { apiKey } = z.object({ apiKey: z.string() }).safeParse(body).data ?? {};
    if (apiKey === undefined) return 'unsigned';
    return (await keys.byKey(apiKey)) ?? 'unknownKey';
  }

  return async (request, isMessage) => {
    const owner = await ownerOf(request, isMessage);
    if (typeof owner === 'object') {
      const user = asSignedIn(await accounts.find(owner.userId));
      return owner.key ? { ...user, key: owner.key } : user;
    }
    await limits.admit(`openapi:${networkOf(request.ip)}`, DISTRUST_LIMIT);
    throw new Refusal(CODE.invalidToken, { reason: owner });
  };
}

const isSignature = (given: string, secret: string, text: string): boolean =>
  isSameSecret(given, createHmac('sha256', secret).update(text).digest('hex'));
