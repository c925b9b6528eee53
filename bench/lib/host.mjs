import { createElement as h } from 'react';
import { createChatdeckClient } from '@chatdeck/sdk';
import { ChatdeckProvider } from '@chatdeck/ui';

const client = createChatdeckClient({
  baseUrl: 'http://bench.invalid',
  auth: { getToken: () => 'bench' },
});

/** Mounts our provider before any of our components, as in a host application. */
export const Host = ({ children }) =>
  h(ChatdeckProvider, { client, appearance: { scheme: 'light' } }, children);
