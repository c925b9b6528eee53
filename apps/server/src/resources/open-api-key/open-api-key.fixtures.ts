import { createChatdeckClient, createOpenApiClient, unwrap } from '@chatdeck/sdk';
import type {
  ChatdeckClient,
  NewOpenApiKey,
  OpenApiClient,
  OpenApiKeyScope,
  OpenApiScope,
} from '@chatdeck/sdk';
import { eq } from 'drizzle-orm';
import { openApiKeys } from '../../database/schema';
import type { TestServer } from '../../testing/test-server';

interface Owner {
  readonly client: ChatdeckClient;
}

export interface TestKey extends NewOpenApiKey {
  /** Signs with the key. */
  readonly openApi: OpenApiClient;
}

/** A client that signs with a key and a secret. */
export const openApiOf = (
  { url }: TestServer,
  { apiKey, apiSecret }: Pick<NewOpenApiKey, 'apiKey' | 'apiSecret'>,
): OpenApiClient => createOpenApiClient({ baseUrl: url, apiKey, apiSecret });

/** Adds a key to an account. */
export async function addKey(
  server: TestServer,
  { client }: Owner,
  scopes: OpenApiKeyScope[],
  expiresAt: string | null = null,
): Promise<TestKey> {
  const key = unwrap(await client.openApiKey.add({ name: '订单系统', scopes, expiresAt }));
  return { ...key, openApi: openApiOf(server, key) };
}

/** What time does to a key: it moves the row of it. */
export const pass = (
  { db }: TestServer,
  { id }: NewOpenApiKey,
  past: Partial<
    Pick<typeof openApiKeys.$inferInsert, 'expiresAt' | 'previousUntil' | 'lastUsedAt'>
  >,
) =>
  db
    .update(openApiKeys)
    .set(past)
    .where(eq(openApiKeys.id, Number(id)));

export const keysOf = async ({ client }: Owner) => unwrap(await client.openApiKey.list());

/** A page with a session that a key opened, of a customer if one is named. */
export async function openPage(
  { url }: TestServer,
  { openApi }: Pick<TestKey, 'openApi'>,
  scopes: OpenApiScope[],
  customerId?: string,
) {
  const opened = unwrap(await openApi.openSession(scopes, customerId ? { customerId } : {}));
  const page = createChatdeckClient({ baseUrl: url, auth: { getToken: () => opened.token } });
  return { ...opened, page };
}
