/** The names of the `{placeholders}` in an endpoint's path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** Splits an input into the filled path and the rest for the query or the body. */
export function fillPath(
  path: string,
  input: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  let filled = path;
  for (const name of pathParameters(path)) {
    filled = filled.replace(`{${name}}`, encodeURIComponent(String(input[name])));
    delete rest[name];
  }
  return { path: filled, rest };
}

/** The path on the server: with the prefix `/v1` for a console call, without one for the public open API. */
export const servedPath = (path: string): string =>
  path.startsWith('/openapi/') ? path : `/v1${path}`;

/**
 * False if the endpoint's own path contains `open` (never a host, value or base path): then no authorization header is
 * sent.
 */
export const carriesToken = (path: string): boolean => !path.includes('open');
