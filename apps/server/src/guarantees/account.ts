import { createChatdeckClient } from '@chatdeck/sdk';
import { eq } from 'drizzle-orm';
import { users } from '../database/schema';
import { accountRepository } from '../resources/account/account.repository';
import { mailLinkRepository } from '../resources/account/mail-link.repository';
import { sessionRepository } from '../resources/account/session.repository';
import { randomHex, sha256 } from '../security/secrets';
import { robotOf } from '../testing/test-robot';
import type { TestServer } from '../testing/test-server';
import { hashOf } from './password-hashes';

/** Longer than any test. */
export const YEAR_MS = 365 * 86_400_000;

/** Rights of an account beyond those of every user. */
export interface Rights {
  readonly role?: 'vip';
  readonly customRoutes?: string[];
}

/** An account with a session and mail links, created without the calls under test. */
export async function openAccount(
  server: TestServer,
  { role = undefined, customRoutes = [] }: Rights = {},
  password = 'correct horse battery',
) {
  const { db, services } = server;
  // Appears in every text of the account.
  const mark = `mark-${randomHex(8)}`;
  const [userId, email, token] = [`u${randomHex(8)}`, `${mark}@example.com`, `t${randomHex(16)}`];
  const [activation, reset] = [`a${randomHex(16)}`, `r${randomHex(16)}`];
  const passwordHash = await hashOf(password);
  const row = { id: userId, email, name: mark, passwordHash, activatedAt: new Date() };
  await accountRepository(db).add(row, false);
  const memberUntil = role === 'vip' ? new Date(Date.now() + YEAR_MS) : null;
  const rights = { role: role ?? 'user', customRoutes, memberUntil };
  await db.update(users).set(rights).where(eq(users.id, userId));
  await sessionRepository(db).add(sha256(token), userId, passwordHash);
  const links = mailLinkRepository(db);
  for (const [secret, purpose] of [
    [activation, 'activation'],
    [reset, 'reset'],
  ] as const) {
    await links.add({ tokenHash: sha256(secret), userId, purpose, email }, 3_600_000);
  }
  const keys = await services.openApi.credentials(userId);
  return {
    mark,
    userId,
    email,
    password,
    token,
    activation,
    reset,
    keys,
    client: createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } }),
    robot: robotOf(server, () => Promise.resolve({ ...keys, userId })),
  };
}

export type Account = Awaited<ReturnType<typeof openAccount>>;
