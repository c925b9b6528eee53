import { CLIENT_HEADER } from './client-header';
import type { Endpoint } from './endpoint';
import { ValidationError } from './errors';
import { carriesToken, servedPath } from './path';

export interface HeaderValues {
  readonly token: string | null;
  readonly language?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly clientId?: string | undefined;
}

/** The address of a call: the server, the version prefix and the filled path (product specification, section 7). */
export const addressOf = (baseUrl: string, path: string): string =>
  `${baseUrl.replace(/\/+$/, '')}${servedPath(path)}`;

/** The headers of a call: the bare token if its path takes one and the client's id, the language, the idempotency key. */
export function headersOf(
  endpoint: Endpoint,
  { token, language, idempotencyKey, clientId }: HeaderValues,
): Record<string, string> {
  return {
    ...(token !== null &&
      carriesToken(endpoint.path) && {
        authorization: token,
        // Only here: with a header of ours a public call would no longer be a simple request to other origins.
        ...(clientId && { [CLIENT_HEADER]: clientId }),
      }),
    ...(language && { 'accept-language': language }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}

/** The input in its wire format; only its structure is checked here, its rules are checked by the server. */
export function toRequest(endpoint: Endpoint, input: unknown): Record<string, unknown> {
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) return { ...input };
  throw new ValidationError({ endpoint: endpoint.id, path: endpoint.path }, [
    { path: '', message: 'The input of a call is an object' },
  ]);
}
