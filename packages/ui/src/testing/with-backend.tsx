import { createChatdeckClient } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { createMockBackend, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { ChatdeckProvider, type ChatdeckProviderProps } from '#provider/chatdeck-provider.tsx';

const server = setupServer();
server.listen({ onUnhandledRequest: 'error' });
const requests: Request[] = [];
server.events.on('request:start', ({ request }) => void requests.push(request.clone()));

let served = 0;
/** The server of this test: a late request of an earlier one goes to another host, and does not count. */
export const testUrl = () => `http://test-${served}.chatdeck.test`;
const isLate = (url: string) => url.startsWith('http://test-') && !url.startsWith(testUrl());

/** Ends what was served to a test, after each one; files that share a process share this module. */
export function stopServing(): void {
  server.resetHandlers();
  requests.length = 0;
  served += 1;
}

/** A client of the mock backend that serves the current test. */
export const testClient = (token = 'mock-token', timeoutMs = 60_000) =>
  createChatdeckClient({
    baseUrl: testUrl(),
    timeoutMs,
    auth: { getToken: () => token },
  });

/** Serves the calls of this test. */
export const serve = (options: MockBackendOptions = {}) =>
  server.use(...createMockBackend(options).handlers);

/** The requests of this test whose path ends with the given text. */
export const requestsTo = (path: string): readonly Request[] =>
  requests.filter(({ url }) => !isLate(url) && new URL(url).pathname.endsWith(path));

interface Answered {
  readonly request: Request;
  readonly response: Response;
}

/** Records the calls with a token that the server refuses for want of a right. Only these answers are read twice. */
export function watchRefusals(token: string) {
  const paths: string[] = [];
  const read = async ({ request, response }: Answered) => {
    if (!request.headers.get('authorization')?.endsWith(token)) return;
    if (!response.headers.get('content-type')?.includes('json')) return;
    const body: unknown = await response.clone().json();
    const { code } = Object(body) as { readonly code?: unknown };
    if (code === CODE.scopeNeeded) paths.push(new URL(request.url).pathname);
  };
  const listen = (answered: Answered) => void read(answered);
  server.events.on('response:mocked', listen);
  return {
    paths: (): readonly string[] => paths,
    stop: () => server.events.removeListener('response:mocked', listen),
  };
}

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
