import { createConsoleClient } from './client';
import { session } from './session-store';

/** Ends the session on the server and here; a server that cannot be reached does not keep anyone signed in. */
export async function logOut(): Promise<void> {
  try {
    await createConsoleClient().account.logout();
  } finally {
    session.end();
  }
}
