/** The names of the `{placeholders}` in an endpoint's path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** Splits an input into the filled path and what remains for the query or the body. */
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

/** The path on the server: `/v1` before a console call, nothing before one of the public open API. */
export const servedPath = (path: string): string =>
  path.startsWith('/openapi/') ? path : `/v1${path}`;

/** The authorization header is left out where an endpoint's own path says `open` (never a host, value or base path). */
export const carriesToken = (path: string): boolean => !path.includes('open');
