import { createChatdeckClient } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { createMockBackend, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { ChatdeckProvider, type ChatdeckProviderProps } from '#provider/chatdeck-provider.tsx';

const server = setupServer();
server.listen({ onUnhandledRequest: 'error' });
const requests: Request[] = [];
server.events.on('request:start', ({ request }) => void requests.push(request.clone()));
const refused: { readonly path: string; readonly token: string }[] = [];
server.events.on('response:mocked', async ({ request, response }) => {
  if (!response.headers.get('content-type')?.includes('json')) return;
  const body: unknown = await response.clone().json();
  const { code } = Object(body) as { readonly code?: unknown };
  const token = request.headers.get('authorization') ?? '';
  if (code === CODE.scopeNeeded) refused.push({ path: new URL(request.url).pathname, token });
});
afterEach(() => {
  server.resetHandlers();
  requests.length = 0;
  refused.length = 0;
});

/** A client of the mock backend that serves the current test. */
export const testClient = (token = 'mock-token', timeoutMs = 60_000) =>
  createChatdeckClient({
    baseUrl: 'http://chatdeck.test',
    timeoutMs,
    auth: { getToken: () => token },
  });

/** Serves the calls of this test. */
export const serve = (options: MockBackendOptions = {}) =>
  server.use(...createMockBackend(options).handlers);

/** The requests of this test whose path ends with the given text. */
export const requestsTo = (path: string): readonly Request[] =>
  requests.filter(({ url }) => new URL(url).pathname.endsWith(path));

/** The paths that were called with this token in this test without a right to them. */
export const refusedCalls = (token: string): readonly string[] =>
  refused.filter((call) => call.token.endsWith(token)).map(({ path }) => path);

/** Renders a component in a provider over a mock backend. */
export function show(
  ui: ReactNode,
  backend: MockBackendOptions = {},
  props: Omit<ChatdeckProviderProps, 'client' | 'demo' | 'children'> = {},
) {
  serve(backend);
  const view = render(
    <ChatdeckProvider client={testClient()} {...props}>
      {ui}
    </ChatdeckProvider>,
  );
  return { user: userEvent.setup(), screen, ...view };
}
