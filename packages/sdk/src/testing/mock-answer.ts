import * as z from 'zod/mini';
import { changedLists, isChanging } from '../changes';
import type { AnyEndpoint } from '../contract';
import { codeText } from '../core/code-texts';
import { CODE } from '../core/codes';
import { issueCode, toIssues } from '../core/issues';
import { matchLocale } from '../core/locale';
import { CLIENT_HEADER } from '../core/client-header';
import { checkRequest } from '../core/request-limits';
import { LIVE_EVENT } from '../resources/event/event.constants';
import { liveEventSchema } from '../resources/event/event.schema';
import { noteCall } from './calls/audit.calls';
import { MockRefusal } from './calls/mock-call';
import { requireMockRight } from './calls/mock-rights';
import { MockJsonResponse } from './mock-response';
import { mockCalls, type MockCalls } from './mock-calls';
import type { MockState } from './mock-state';
import type { MockStreams } from './mock-streams';

/** A backend in memory: its data, its open streams, and the answers that replace the built-in ones. */
export interface MockWorld {
  readonly state: MockState;
  readonly streams: MockStreams;
  readonly calls?: Partial<MockCalls> | undefined;
}

/** A request and the parameters in its path. */
export interface MockRequest {
  readonly request: Request;
  readonly params: Readonly<Record<string, unknown>>;
}

const localeOf = (request: Request) =>
  matchLocale(request.headers.get('accept-language') ?? undefined);

/** An answer with a code, its text in the language of the request. */
export const mockEnvelope = (request: Request, code: number, data: unknown, text?: string) =>
  new MockJsonResponse({ code, msg: text || codeText(code, localeOf(request)) || 'Error', data });

/** Answers a request as a server does: rights first, then rules, then what the call does to the data. */
export async function answerAsMock(
  endpoint: AnyEndpoint,
  { request, params }: MockRequest,
  { state, streams, calls }: MockWorld,
  alter = (data: unknown) => data,
): Promise<Response> {
  const answer = { ...mockCalls, ...calls }[endpoint.id] as (
    input: unknown,
    s: MockState,
  ) => unknown;
  try {
    requireMockRight(endpoint, state.user);
    const parsed = checkRequest(endpoint.request, await inputOf(request, params));
    if (parsed.issues) {
      const issues = toIssues(parsed, localeOf(request));
      return mockEnvelope(request, issueCode(issues), { issues });
    }
    const own = answer(parsed.data, state);
    if (endpoint.stream) return streams.open(z.parse(liveEventSchema, own));
    if (isChanging(endpoint.id)) noteCall(endpoint.id, state);
    const lists = changedLists(endpoint.id);
    if (lists.length > 0) {
      const by = request.headers.get(CLIENT_HEADER);
      streams.emit({ type: LIVE_EVENT.records, lists: [...lists], ...(by !== null && { by }) });
    }
    const data = alter(own);
    if (endpoint.multipart) return new Response(JSON.stringify(data));
    return mockEnvelope(request, CODE.success, data);
  } catch (error) {
    if (!(error instanceof MockRefusal)) throw error;
    return mockEnvelope(request, error.code, error.detail, error.message);
  }
}

async function inputOf(
  request: Request,
  params: MockRequest['params'],
): Promise<Record<string, unknown>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const body: unknown = ['POST', 'PUT'].includes(request.method) ? await bodyOf(request) : {};
  return { ...(typeof body === 'object' ? body : {}), ...query, ...params };
}

const bodyOf = async (request: Request): Promise<unknown> =>
  request.headers.get('content-type')?.startsWith('multipart/')
    ? Object.fromEntries(await request.formData())
    : request.json();
