import { createConsoleClient } from './client';
import { session } from './session-store';

/** Ends the session on the server and locally; an unreachable server does not keep anyone logged in. */
export async function logOut(): Promise<void> {
  try {
    await createConsoleClient().account.logout();
  } finally {
    session.end();
  }
}
