import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';

/** The credentials that a robot signs its calls with. */
export const credentialsSchema = z.object({ apiKey: z.string(), apiSecret: z.string() });
/** The key and the secret of the open API. */
export type Credentials = z.output<typeof credentialsSchema>;

const get = endpoint({
  id: 'openApi.get',
  method: 'GET',
  path: '/api/apiauth/get',
  access: 'user',
  origin: 'spec',
  summary: 'The API key and secret of the account, created on the first call.',
  request: z.object({}),
  response: credentialsSchema,
});

const reset = endpoint({
  id: 'openApi.reset',
  method: 'GET',
  path: '/api/apiauth/reset',
  access: 'user',
  origin: 'spec',
  summary: 'Creates a new key and secret; a robot with the old pair is disconnected at once.',
  request: z.object({}),
  response: credentialsSchema,
});

/** The calls of the account's own pages, which need none of those that partners sign. */
export const credentialsEndpoints = { get, reset };
