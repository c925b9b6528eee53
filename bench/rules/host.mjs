import { createElement as h } from 'react';
import { createChatdeckClient } from '@chatdeck/sdk';
import { ChatdeckProvider } from '@chatdeck/ui';

/** A stream of events that is open and silent: while it is not, the config would be polled. */
const openStream = () =>
  new window.Response(new window.ReadableStream(), {
    headers: { 'content-type': 'text/event-stream' },
  });

// The origin of the page, whose calls the bench answers.
const client = createChatdeckClient({
  baseUrl: window.location.origin,
  auth: { getToken: () => 'bench' },
  fetch: (url, options) =>
    new window.Headers(options?.headers).get('accept') === 'text/event-stream'
      ? Promise.resolve(openStream())
      : window.fetch(url, options),
});

/** Our provider with a backend. */
export const Host = ({ children }) =>
  h(ChatdeckProvider, { client, appearance: { scheme: 'light' } }, children);
