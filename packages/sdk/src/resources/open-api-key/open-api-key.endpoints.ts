import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing } from '../../core/wire';
import { openApiKeyInputSchema, secretOverlapSchema } from './open-api-key.rules';
import { newOpenApiKeySchema, openApiKeySchema } from './open-api-key.schema';

const id = z.string('required').check(z.minLength(1, 'required'), z.maxLength(20, 'invalid'));

const list = endpoint({
  id: 'openApiKey.list',
  method: 'GET',
  path: '/api/apiauth/keys',
  access: 'user',
  origin: 'chosen',
  summary: 'The further keys of the account, the oldest first, without their secrets.',
  request: z.object({}),
  response: z.array(openApiKeySchema),
});

const add = endpoint({
  id: 'openApiKey.add',
  method: 'POST',
  path: '/api/apiauth/keys',
  access: 'user',
  origin: 'chosen',
  summary: 'Adds a key and returns its secret, which no other call does.',
  request: openApiKeyInputSchema,
  response: newOpenApiKeySchema,
});

const update = endpoint({
  id: 'openApiKey.update',
  method: 'POST',
  path: '/api/apiauth/keys/update',
  access: 'user',
  origin: 'chosen',
  summary:
    'Changes the name, the scopes and the end of a key; fewer scopes or an earlier end close the sessions that it opened.',
  request: z.extend(openApiKeyInputSchema, { id }),
  response: openApiKeySchema,
});

const rotate = endpoint({
  id: 'openApiKey.rotate',
  method: 'POST',
  path: '/api/apiauth/keys/rotate',
  access: 'user',
  origin: 'chosen',
  summary:
    'Gives a key a new secret and returns it; the old one works for `overlapMs` more, and none older.',
  request: z.object({ id, overlapMs: secretOverlapSchema }),
  response: newOpenApiKeySchema,
});

const remove = endpoint({
  id: 'openApiKey.remove',
  method: 'POST',
  path: '/api/apiauth/keys/remove',
  access: 'user',
  origin: 'chosen',
  summary: 'Removes a key and ends the sessions that it opened.',
  request: z.object({ id }),
  response: nothing,
});

export const openApiKeyEndpoints = { list, add, update, rotate, remove };
