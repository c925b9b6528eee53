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
import type { CustomerRepository } from '../open-api/customer.repository';
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
  customers: Pick<CustomerRepository, 'accountsOf'>,
  events: Pick<LiveEvents, 'accountChanged'>,
  security: Pick<SecurityMail, 'tell'>,
) {
  /** Closes the streams of sessions that a key opened and that have ended, also in accounts of customers. */
  async function sessionsEnded(userId: string): Promise<void> {
    for (const id of [userId, ...(await customers.accountsOf(userId))]) {
      await events.accountChanged(id);
    }
  }

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
      browser: Browser = {},
    ): Promise<OpenApiKey> {
      const changed = await repository.update(userId, rowIdOf(id), (before) => {
        const fields = fieldsOf(input, locale, before);
        const endsSessions = endsEarlier(before, fields) || mayLess(before, fields);
        const isWider = endsEarlier(fields, before) || mayLess(fields, before);
        const isChange = endsSessions || isWider || fields.name !== before.name;
        return { fields, endsSessions, isChange };
      });
      const { row, endsSessions, isChange } = found(changed);
      if (endsSessions) await sessionsEnded(userId);
      if (isChange) security.tell('openApiKeyChanged', userId, browser);
      return shown(row);
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
      if (until === null) await sessionsEnded(userId);
      security.tell('newOpenApiKey', userId, browser);
      return withSecret(rotated);
    },

    async remove({ userId }: Owner, id: string, browser: Browser = {}): Promise<null> {
      if (!(await repository.remove(userId, rowIdOf(id)))) throw new Refusal(CODE.notFound);
      await sessionsEnded(userId);
      security.tell('openApiKeyRemoved', userId, browser);
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

/** What is stored of an input; refuses an end that has passed, unless it is the end of an expired key already. */
function fieldsOf(
  { name, scopes, expiresAt }: Pick<OpenApiKeyInput, 'name' | 'scopes' | 'expiresAt'>,
  locale: Locale,
  before?: OpenApiKeyFields,
): OpenApiKeyFields {
  const end = expiresAt === null ? null : new Date(expiresAt);
  const isKept = end?.getTime() === before?.expiresAt?.getTime();
  if (end !== null && !isKept && end.getTime() <= Date.now()) {
    const rule = 'key.ended';
    const issues = [{ path: 'expiresAt', rule, message: capText(rule, locale) }];
    throw new Refusal(CODE.invalidValue, { issues });
  }
  return { name, scopes: [...new Set(scopes)], expiresAt: end };
}

const timeOf = ({ expiresAt }: OpenApiKeyFields) => expiresAt?.getTime() ?? Infinity;

const endsEarlier = (before: OpenApiKeyFields, after: OpenApiKeyFields) =>
  timeOf(after) < timeOf(before);

const mayLess = (before: OpenApiKeyFields, after: OpenApiKeyFields) =>
  before.scopes.some((scope) => !after.scopes.includes(scope));

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
