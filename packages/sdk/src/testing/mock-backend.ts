import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import { endpoints, servedPath, type AnyEndpoint, type EndpointId } from '../contract';
import { codeText } from '../core/code-texts';
import { CODE } from '../core/codes';
import { issueCode, toIssues } from '../core/issues';
import { matchLocale } from '../core/locale';
import { checkRequest } from '../core/request-limits';
import { MockRefusal } from './calls/mock-call';
import { requireMockRight } from './calls/mock-rights';
import { mockFileHandler } from './mock-files';
import { createMockStreams, type MockStreams } from './mock-streams';
import { liveEventSchema } from '../resources/event/event.schema';
import { mockCalls, type MockCalls } from './mock-calls';
import { MOCK_AMOUNT, type MockAmount, type MockState } from './mock-state';

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
  const calls = endpoints.map((endpoint) => toHandler(endpoint, state, options, streams));
  const handlers = [...calls, mockFileHandler(state)];
  return { handlers, state };
}

const VERBS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

function toHandler(
  endpoint: AnyEndpoint,
  state: MockState,
  { baseUrl = '*', calls, faults }: MockBackendOptions,
  streams: MockStreams,
): HttpHandler {
  // Files go to the address of their store.
  const origin = endpoint.multipart ? '*' : baseUrl;
  const path = `${origin}${servedPath(endpoint.path).replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const fault = faults?.[endpoint.id] ?? faults?.['*'];
  const answer = { ...mockCalls, ...calls }[endpoint.id] as (
    input: unknown,
    s: MockState,
  ) => unknown;

  return VERBS[endpoint.method](path, async ({ request, params }) => {
    const locale = matchLocale(request.headers.get('accept-language') ?? undefined);
    const envelope = (code: number, data: unknown, text?: string) =>
      HttpResponse.json({ code, msg: text || codeText(code, locale) || 'Error', data });

    if (fault?.kind === 'slow') await delay(fault.ms);
    if (fault?.kind === 'never') await delay('infinite');
    if (fault?.kind === 'offline') return HttpResponse.error();
    if (fault?.kind === 'raw') return new HttpResponse(fault.body, { status: fault.status });
    if (fault?.kind === 'code') return envelope(fault.code, fault.data ?? null);

    try {
      requireMockRight(endpoint, state.user);
      const parsed = checkRequest(endpoint.request, await inputOf(request, params));
      if (parsed.issues) {
        const issues = toIssues(parsed, locale);
        return envelope(issueCode(issues), { issues });
      }
      const own = answer(parsed.data, state);
      const data = fault?.kind === 'altered' && !endpoint.stream ? fault.alter(own) : own;
      if (endpoint.stream) return streams.open(z.parse(liveEventSchema, data));
      if (endpoint.multipart) return new HttpResponse(JSON.stringify(data));
      return envelope(CODE.success, data);
    } catch (error) {
      if (error instanceof MockRefusal) return envelope(error.code, error.detail, error.message);
      throw error;
    }
  });
}

async function inputOf(
  request: Request,
  params: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const body: unknown = ['POST', 'PUT'].includes(request.method) ? await bodyOf(request) : {};
  return { ...(typeof body === 'object' ? body : {}), ...query, ...params };
}

const bodyOf = async (request: Request): Promise<unknown> =>
  request.headers.get('content-type')?.startsWith('multipart/')
    ? Object.fromEntries(await request.formData())
    : request.json();
