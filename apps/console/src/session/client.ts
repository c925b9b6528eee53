import { createChatdeckClient } from '@chatdeck/sdk';
import { preferences } from '../preferences/preferences';
import { session } from './session-store';

/** A client of the console's own server for one visitor: it sends that token, or none once the session has ended. */
export const createConsoleClient = (token: string | null = session.token()) =>
  createChatdeckClient({
    auth: { getToken: () => (session.token() === token ? token : null) },
    locale: () => preferences().locale,
  });
