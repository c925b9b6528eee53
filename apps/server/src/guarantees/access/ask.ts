import { endpoints, servedPath, type AnyEndpoint } from '@chatdeck/sdk/contract';
import type { FastifyInstance } from 'fastify';
import { INPUTS } from '../calls';
import { PAGES, type Asking } from '../pages';
import { inject, openApiRequest, requestOf, robotRequest, signedInput } from '../request';
import { ROBOT_INPUTS } from '../robot-calls';
import { beginningOf } from '../stream';

const ROBOT = 'robot ';
const byId = new Map<string, AnyEndpoint>(endpoints.map((endpoint) => [endpoint.id, endpoint]));

/** Everything that can be called: calls by id, calls of the robot, the other routes by method and path. */
export const ASKED: readonly string[] = [
  ...byId.keys(),
  ...Object.keys(ROBOT_INPUTS).map((route) => ROBOT + route),
  ...Object.keys(PAGES),
];

/** The route of the app for a row of the table. */
export function routeOf(row: string): string {
  const endpoint = byId.get(row);
  if (endpoint)
    return `${endpoint.method} ${servedPath(endpoint.path).replace(/\{(\w+)\}/g, ':$1')}`;
  return row.startsWith(ROBOT) ? row.slice(ROBOT.length).replace(' ', ' /open/v1/api') : row;
}

export interface Said {
  /** The code of the envelope, or the HTTP status where there is no envelope. */
  readonly code: number;
  readonly body: string;
}

/** Makes the request for a row and returns its answer. */
export async function ask(app: FastifyInstance, row: string, asking: Asking): Promise<Said> {
  const request = await requestFor(row, asking);
  const endpoint = byId.get(row);
  const isStream = endpoint !== undefined && 'stream' in endpoint;
  const { status, body } = await (isStream
    ? beginningOf(app, request)
    : inject(app, request, asking.own.ip));
  return { code: codeOf(body) ?? status, body };
}

/** The request for a row; `more` is merged into the input of a call of the contract. */
export function requestFor(row: string, asking: Asking, more: object = {}) {
  const { own, of, isNobody } = asking;
  const endpoint = byId.get(row);
  if (endpoint) {
    const input: Record<string, unknown> = { ...INPUTS[endpoint.id](own, of), ...more };
    if (isNobody && 'multipart' in endpoint) input.token = '';
    if (endpoint.access === 'signed') {
      return openApiRequest(endpoint, input, isNobody ? undefined : own.keys);
    }
    return requestOf(endpoint, input, isNobody ? undefined : own.token);
  }
  if (!row.startsWith(ROBOT)) return (PAGES[row] ?? missing(row))(asking);
  const route = row.slice(ROBOT.length);
  const input = (ROBOT_INPUTS[route] ?? missing(row))(of);
  return robotRequest(route, signedInput(isNobody ? undefined : own.keys, input), of.feed);
}

function missing(row: string): never {
  throw new Error(`Nobody wrote how to ask for ${row}`);
}

function codeOf(body: string): number | undefined {
  const json: unknown = body.startsWith('{') ? JSON.parse(body) : undefined;
  const isCoded = typeof json === 'object' && json !== null && 'code' in json;
  return isCoded && typeof json.code === 'number' ? json.code : undefined;
}
