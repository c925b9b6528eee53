import { endpoints, servedPath, type AnyEndpoint } from '../contract';
import type { MockRequest } from './mock-answer';

interface Route {
  readonly endpoint: AnyEndpoint;
  readonly path: RegExp;
}

const pathPattern = ({ path }: AnyEndpoint): string =>
  servedPath(path).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');

// Fixed paths come first: `getall` is not an id.
const routes: readonly Route[] = [...endpoints]
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map((endpoint) => ({ endpoint, path: new RegExp(`^${pathPattern(endpoint)}$`) }));

/** The path of a call, below whatever path the server is served under. */
const SERVED = /\/(?:v1\/api|openapi)\/.*$/;

/** The call that a request makes, with the parameters in its path. */
export function findMockRoute({ method, url }: Pick<Request, 'method' | 'url'>) {
  const [served] = SERVED.exec(new URL(url).pathname) ?? [''];
  for (const { endpoint, path } of routes) {
    const found = endpoint.method === method ? path.exec(served) : null;
    if (found) return { endpoint, params: decoded(found.groups ?? {}) };
  }
  return undefined;
}

const decoded = (groups: Readonly<Record<string, string>>): MockRequest['params'] =>
  Object.fromEntries(
    Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]),
  );

const anyOf = (calls: readonly AnyEndpoint[]) =>
  calls.map((call) => pathPattern(call).replaceAll(/\(\?<\w+>/g, '(?:')).join('|');
const FILES = anyOf(endpoints.filter(({ multipart }) => multipart));
const CALLS = anyOf(endpoints.filter(({ multipart }) => !multipart));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * The addresses of all calls at `baseUrl`, which may be a path of the page's own origin, or at any origin. Files go to the
 * address of their store.
 */
export function mockAddresses(baseUrl = '*'): RegExp {
  const base = escaped(baseUrl.replace(/\/+$/, ''));
  const origin = /^\w+:/.test(baseUrl) ? base : `\\w+://[^/]+${base}`;
  return new RegExp(`^(?:${baseUrl === '*' ? '.*' : origin}(?:${CALLS})|.*(?:${FILES}))$`);
}
