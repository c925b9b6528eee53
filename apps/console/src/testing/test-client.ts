import { createChatdeckClient } from '@chatdeck/sdk';
import { session } from '../session/session-store';

/** Stands for the client of the console, which calls the server that the page came from. */
export const createConsoleClient = () =>
  createChatdeckClient({
    baseUrl: 'http://chatdeck.test',
    auth: { getToken: () => session.token() },
  });
