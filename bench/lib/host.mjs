import { createElement as h } from 'react';
import { createChatdeckClient } from '@chatdeck/sdk';
import { ChatdeckProvider } from '@chatdeck/ui';

const client = createChatdeckClient({
  baseUrl: 'http://bench.invalid',
  auth: { getToken: () => 'bench' },
});

/** Our provider stands in the page before anything of ours does, as in a host's application. */
export const Host = ({ children }) =>
  h(ChatdeckProvider, { client, appearance: { scheme: 'light' } }, children);
