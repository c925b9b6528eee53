import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing } from '../../core/wire';
import { knownPassword } from '../account/account.rules';
import { sessionTokenSchema } from '../account/account.schema';
import { appCodeSchema, secondFactorSchema } from './two-factor.rules';
import {
  authenticatorSecretSchema,
  recoveryCodesSchema,
  twoFactorSchema,
} from './two-factor.schema';

const proof = z.object({ password: knownPassword, code: secondFactorSchema });

const login = endpoint({
  id: 'twoFactor.login',
  method: 'POST',
  path: '/api/login/second_factor',
  access: 'public',
  origin: 'chosen',
  summary: 'The second step of a login: a code for the ticket of a 20005.',
  request: z.object({
    ticket: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200)),
    code: secondFactorSchema,
  }),
  response: sessionTokenSchema,
});

const status = endpoint({
  id: 'twoFactor.status',
  method: 'GET',
  path: '/api/user/two_factor',
  access: 'user',
  origin: 'chosen',
  summary: 'Whether logging in needs a code, and how many recovery codes are left.',
  request: z.object({}),
  response: twoFactorSchema,
});

const begin = endpoint({
  id: 'twoFactor.begin',
  method: 'POST',
  path: '/api/user/two_factor/begin',
  access: 'user',
  origin: 'chosen',
  summary: 'A secret for the authenticator app; nothing changes before a code of it is entered.',
  request: z.object({ password: knownPassword }),
  response: authenticatorSecretSchema,
});

const turnOn = endpoint({
  id: 'twoFactor.turnOn',
  method: 'POST',
  path: '/api/user/two_factor/on',
  access: 'user',
  origin: 'chosen',
  summary: 'Turns two-factor login on with a code of the app, and signs other sessions out.',
  request: z.object({ code: appCodeSchema }),
  response: recoveryCodesSchema,
});

const turnOff = endpoint({
  id: 'twoFactor.turnOff',
  method: 'POST',
  path: '/api/user/two_factor/off',
  access: 'user',
  origin: 'chosen',
  summary: 'Turns two-factor login off with the password and a code.',
  request: proof,
  response: nothing,
});

const renewCodes = endpoint({
  id: 'twoFactor.renewCodes',
  method: 'POST',
  path: '/api/user/two_factor/codes',
  access: 'user',
  origin: 'chosen',
  summary: 'New recovery codes, in place of all earlier ones.',
  request: proof,
  response: recoveryCodesSchema,
});

export const twoFactorEndpoints = { login, status, begin, turnOn, turnOff, renewCodes };
