import { endpoint } from '../../core/endpoint';
import { credentialsEndpoints } from './credentials.endpoints';
import {
  customerInputSchema,
  customerSchema,
  openContactMessageSchema,
  openRoomMessageSchema,
  openSessionInputSchema,
  openSessionSchema,
  queuedMessageSchema,
} from './open-api.schema';

const session = endpoint({
  id: 'openApi.session',
  method: 'POST',
  path: '/openapi/v1/session',
  access: 'signed',
  origin: 'chosen',
  summary:
    'Opens a session of 15 minutes for the pages of a partner, limited to its scopes; with `customerId` in the account that this key made for that customer, 10004 if it made none.',
  request: openSessionInputSchema,
  response: openSessionSchema,
});

const addCustomer = endpoint({
  id: 'openApi.addCustomer',
  method: 'POST',
  path: '/openapi/v1/customer',
  access: 'signed',
  origin: 'chosen',
  summary:
    'The account of a customer of a partner, made on the first call with this id; 30002 unless the operator allowed it for this key.',
  request: customerInputSchema,
  response: customerSchema,
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

export const openApiEndpoints = {
  ...credentialsEndpoints,
  session,
  addCustomer,
  sayToRoom,
  sayToContact,
};
