import { users } from '../../database/schema';
import { signUp, type TestServer } from '../../testing/test-server';
import { eq } from 'drizzle-orm';
import { accessRepository } from './access.repository';

/** An account that runs the server. */
export async function signUpOperator(server: TestServer) {
  const account = await signUp(server, '站长');
  await accessRepository(server.db).setOperator(account.userId, true);
  return account;
}

/** Turns two-factor login on for an account that needs no code in the test. */
export const withTwoFactor = (server: TestServer, userId: string) =>
  server.db.update(users).set({ twoFactorSince: new Date() }).where(eq(users.id, userId));
