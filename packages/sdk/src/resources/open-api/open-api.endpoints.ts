import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';

/** What a robot signs its calls with. */
export const credentialsSchema = z.object({ apiKey: z.string(), apiSecret: z.string() });
/** The key and the secret of the open API. */
export type Credentials = z.output<typeof credentialsSchema>;

const get = endpoint({
  id: 'openApi.get',
  method: 'GET',
  path: '/api/apiauth/get',
  access: 'user',
  origin: 'spec',
  summary: 'The API key and secret of the account, made on the first call.',
  request: z.object({}),
  response: credentialsSchema,
});

const reset = endpoint({
  id: 'openApi.reset',
  method: 'GET',
  path: '/api/apiauth/reset',
  access: 'user',
  origin: 'spec',
  summary: 'Makes a new key and secret; the robot with the old pair is cut off at once.',
  request: z.object({}),
  response: credentialsSchema,
});

export const openApiEndpoints = { get, reset };
