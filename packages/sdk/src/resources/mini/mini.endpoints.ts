import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing } from '../../core/wire';
import { bindingStateSchema, scanCodeSchema, scanLoginSchema } from './mini.schema';

const ticketSchema = z.object({
  ticket: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200)),
});

const loginCode = endpoint({
  id: 'mini.loginCode',
  method: 'GET',
  path: '/api/mini/login/qrcode',
  access: 'public',
  origin: 'spec',
  summary: 'A one-time code for a bound phone to scan and log in with.',
  request: z.object({}),
  response: scanCodeSchema,
});

const checkLogin = endpoint({
  id: 'mini.checkLogin',
  method: 'GET',
  path: '/api/mini/login/qrcode/check',
  access: 'public',
  origin: 'spec',
  summary: 'The state of a login code; includes the session once.',
  request: ticketSchema,
  response: scanLoginSchema,
});

const bindCode = endpoint({
  id: 'mini.bindCode',
  method: 'GET',
  path: '/api/mini/bind/qrcode',
  access: 'user',
  origin: 'spec',
  summary: 'A one-time code that binds the phone that scans it to the account.',
  request: z.object({}),
  response: scanCodeSchema,
});

const checkBinding = endpoint({
  id: 'mini.checkBinding',
  method: 'GET',
  path: '/api/mini/bind/qrcode/check',
  access: 'user',
  origin: 'spec',
  summary: 'The state of a code that binds a phone.',
  request: ticketSchema,
  response: bindingStateSchema,
});

const unbind = endpoint({
  id: 'mini.unbind',
  method: 'POST',
  path: '/api/mini/unbind',
  access: 'user',
  origin: 'chosen',
  summary: 'Unbinds the phone, if one is bound; it can no longer log in.',
  request: z.object({}),
  response: nothing,
});

export const miniEndpoints = { loginCode, checkLogin, bindCode, checkBinding, unbind };
