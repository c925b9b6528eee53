import type {
  NewOpenApiKey,
  OpenApiKey,
  OpenApiKeyChange,
  OpenApiKeyInput,
  SecretOverlap,
} from '@chatdeck/sdk';
import { ACCOUNT_CAP, CODE, type Locale } from '@chatdeck/sdk/constants';
import { capText } from '@chatdeck/sdk/contract';
import { rowIdOf } from '../../database/row-id';
import type { LiveEvents } from '../../events/live-events';
import type { SignedIn } from '../../http/signed-in';
import { CapReached, found, Refusal } from '../../refusal/refusal';
import type { SecurityMail } from '../account/security-mail';
import type { Browser } from '../account/sessions';
import { newKeyPair } from '../open-api/open-api.repository';
import type {
  OpenApiKeyFields,
  OpenApiKeyRepository,
  OpenApiKeyRow,
} from './open-api-key.repository';

type Owner = Pick<SignedIn, 'userId'>;

/** The further keys of accounts. */
export function openApiKeyService(
  repository: OpenApiKeyRepository,
  events: Pick<LiveEvents, 'accountChanged'>,
  security: Pick<SecurityMail, 'tell'>,
) {
  return {
    list: async ({ userId }: Owner): Promise<OpenApiKey[]> =>
      (await repository.listOf(userId)).map(shown),

    async add(
      { userId }: Owner,
      input: OpenApiKeyInput,
      locale: Locale,
      browser: Browser = {},
    ): Promise<NewOpenApiKey> {
      const key = { userId, ...fieldsOf(input, locale), ...newKeyPair() };
      const added = await repository.add(key, ACCOUNT_CAP.openApiKeys);
      if (added === undefined) throw new CapReached('cap.openApiKeys');
      security.tell('newOpenApiKey', userId, browser);
      return withSecret(added);
    },

    async update(
      { userId }: Owner,
      { id, ...input }: OpenApiKeyChange,
      locale: Locale,
    ): Promise<OpenApiKey> {
      const before = found(await repository.find(userId, rowIdOf(id)));
      const fields = fieldsOf(input, locale);
      const endsSessions = !isSameTime(before, fields) || !areSameScopes(before, fields);
      const changed = found(await repository.update(userId, before.id, fields, endsSessions));
      // Streams of sessions that have ended are closed.
      if (endsSessions) await events.accountChanged(userId);
      return shown(changed);
    },

    async rotate(
      { userId }: Owner,
      id: string,
      overlapMs: SecretOverlap,
      browser: Browser = {},
    ): Promise<NewOpenApiKey> {
      const until = overlapMs === 0 ? null : new Date(Date.now() + overlapMs);
      const { apiSecret } = newKeyPair();
      const rotated = found(await repository.rotate(userId, rowIdOf(id), apiSecret, until));
      if (until === null) await events.accountChanged(userId);
      security.tell('newOpenApiKey', userId, browser);
      return withSecret(rotated);
    },

    async remove({ userId }: Owner, id: string): Promise<null> {
      if (!(await repository.remove(userId, rowIdOf(id)))) throw new Refusal(CODE.notFound);
      await events.accountChanged(userId);
      return null;
    },

    /** What the audit trail says of a key. */
    find: async (userId: string, id: number) => {
      const { name, scopes, expiresAt } = shown(found(await repository.find(userId, id)));
      return { name, scopes, expiresAt };
    },
  };
}

export type OpenApiKeyService = ReturnType<typeof openApiKeyService>;

/** What is stored of an input; refuses an end that has passed. */
function fieldsOf(
  { name, scopes, expiresAt }: Pick<OpenApiKeyInput, 'name' | 'scopes' | 'expiresAt'>,
  locale: Locale,
): OpenApiKeyFields {
  const end = expiresAt === null ? null : new Date(expiresAt);
  if (end !== null && end.getTime() <= Date.now()) {
    const rule = 'key.ended';
    const issues = [{ path: 'expiresAt', rule, message: capText(rule, locale) }];
    throw new Refusal(CODE.invalidValue, { issues });
  }
  return { name, scopes: [...new Set(scopes)], expiresAt: end };
}

const isSameTime = (before: OpenApiKeyFields, after: OpenApiKeyFields) =>
  before.expiresAt?.getTime() === after.expiresAt?.getTime();

const areSameScopes = (before: OpenApiKeyFields, after: OpenApiKeyFields) =>
  before.scopes.length === after.scopes.length &&
  before.scopes.every((scope) => after.scopes.includes(scope));

function shown(row: OpenApiKeyRow): OpenApiKey {
  const { id, name, apiKey, scopes, createdAt, lastUsedAt, expiresAt, previousUntil } = row;
  const isPreviousOver = previousUntil === null || previousUntil.getTime() <= Date.now();
  return {
    id: String(id),
    name,
    apiKey,
    scopes,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    previousUntil: isPreviousOver ? null : previousUntil.toISOString(),
  };
}

const withSecret = (row: OpenApiKeyRow): NewOpenApiKey => ({
  ...shown(row),
  apiSecret: row.apiSecret,
});
