import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { endpoints, servedPath, type AnyEndpoint, type EndpointId } from '../contract';
import { answerAsMock, mockEnvelope, type MockWorld } from './mock-answer';
import type { MockCalls } from './mock-calls';
import { mockFileHandler } from './mock-files';
import { MOCK_AMOUNT, type MockAmount, type MockState } from './mock-state';
import { createMockStreams } from './mock-streams';

/** The simulated fault of a call. */
export type MockFault =
  | { readonly kind: 'code'; readonly code: number; readonly data?: unknown }
  | { readonly kind: 'offline' }
  | { readonly kind: 'never' }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'raw'; readonly status: number; readonly body: string }
  /** Transforms the built-in answer: lists that are null, wrong types, too many rows. */
  | { readonly kind: 'altered'; readonly alter: (data: unknown) => unknown };

/** The initial state of a mock backend and its faults. */
export interface MockBackendOptions {
  /** Where the client under test sends its calls. Default: any origin. */
  readonly baseUrl?: string;
  /** The amount of initial data. Default `some`. */
  readonly amount?: MockAmount;
  /** Changes the initial data. */
  readonly change?: (state: MockState) => void;
  /** Answers of single calls that replace the built-in ones. */
  readonly calls?: Partial<MockCalls>;
  /** Faults of single calls; `'*'` applies to all others. */
  readonly faults?: Partial<Record<EndpointId | '*', MockFault>>;
}

/** A whole backend in memory, as MSW handlers made from the contract. Each has its own state. */
export function createMockBackend(options: MockBackendOptions = {}) {
  const state = MOCK_AMOUNT[options.amount ?? 'some']();
  const streams = createMockStreams();
  state.emit = streams.emit;
  options.change?.(state);
  const world = { state, streams, calls: options.calls };
  const calls = endpoints.map((endpoint) => toHandler(endpoint, world, options));
  const handlers = [...calls, mockFileHandler(state)];
  return { handlers, state };
}

const VERBS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

function toHandler(
  endpoint: AnyEndpoint,
  world: MockWorld,
  { baseUrl = '*', faults }: MockBackendOptions,
): HttpHandler {
  // Files go to the address of their store.
  const origin = endpoint.multipart ? '*' : baseUrl;
  const path = `${origin}${servedPath(endpoint.path).replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const fault = faults?.[endpoint.id] ?? faults?.['*'];

  return VERBS[endpoint.method](path, async ({ request, params }) => {
    if (fault?.kind === 'slow') await delay(fault.ms);
    if (fault?.kind === 'never') await delay('infinite');
    if (fault?.kind === 'offline') return HttpResponse.error();
    if (fault?.kind === 'raw') return new HttpResponse(fault.body, { status: fault.status });
    if (fault?.kind === 'code') return mockEnvelope(request, fault.code, fault.data ?? null);
    const alter = fault?.kind === 'altered' ? fault.alter : undefined;
    return answerAsMock(endpoint, { request, params }, world, alter);
  });
}
