import { createElement as h } from 'react';
import { createChatdeckClient } from '@chatdeck/sdk';
import { ChatdeckProvider } from '@chatdeck/ui';

// The origin of the page, whose calls the bench answers.
const client = createChatdeckClient({
  baseUrl: window.location.origin,
  auth: { getToken: () => 'bench' },
});

/** Our provider with a backend. */
export const Host = ({ children }) =>
  h(ChatdeckProvider, { client, appearance: { scheme: 'light' } }, children);
