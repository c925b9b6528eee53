import { createChatdeckClient } from '@chatdeck/sdk';
import { session } from '../session/session-store';

/** Replaces the console's client, which calls the server of the current page. */
export const createConsoleClient = () =>
  createChatdeckClient({
    baseUrl: 'http://chatdeck.test',
    auth: { getToken: () => session.token() },
  });
