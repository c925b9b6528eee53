import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import {
  openContactMessageSchema,
  openRoomMessageSchema,
  openSessionInputSchema,
  openSessionSchema,
  queuedMessageSchema,
} from './open-api.schema';

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

const session = endpoint({
  id: 'openApi.session',
  method: 'POST',
  path: '/openapi/v1/session',
  access: 'signed',
  origin: 'chosen',
  summary: 'Opens a session of 15 minutes for the pages of a partner, limited to its scopes.',
  request: openSessionInputSchema,
  response: openSessionSchema,
});

const sayToRoom = endpoint({
  id: 'openApi.sayToRoom',
  method: 'POST',
  path: '/openapi/v1/chat/room',
  access: 'signed',
  origin: 'chosen',
  summary:
    'Queues a message for a group; 10004 without it, 10002 when several have its name, 31001 when the robot is offline.',
  idempotent: true,
  request: openRoomMessageSchema,
  response: queuedMessageSchema,
});

const sayToContact = endpoint({
  id: 'openApi.sayToContact',
  method: 'POST',
  path: '/openapi/v1/chat/contact',
  access: 'signed',
  origin: 'chosen',
  summary:
    'Queues a message for a friend; 10004 without it, 10002 when several have its name, 31001 when the robot is offline.',
  idempotent: true,
  request: openContactMessageSchema,
  response: queuedMessageSchema,
});

export const openApiEndpoints = { get, reset, session, sayToRoom, sayToContact };
