import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing } from '../../core/wire';
import { inviteCodeSchema, loginSchema, signUpSchema } from './account.rules';
import { sessionTokenSchema, userInfoSchema } from './account.schema';

const signup = endpoint({
  id: 'account.signup',
  method: 'POST',
  path: '/api/signup',
  access: 'public',
  origin: 'spec',
  summary: 'Makes an account and sends its activation link.',
  request: z.extend(signUpSchema, {
    codeType: z.optional(z.literal(2)),
    code: z.optional(z.string()),
    inviteCode: z.optional(z.union([inviteCodeSchema, z.literal('')])),
  }),
  response: z.object({ userId: z.string() }),
});

const login = endpoint({
  id: 'account.login',
  method: 'POST',
  path: '/api/login',
  access: 'public',
  origin: 'spec',
  summary: 'Gives a token for an e-mail and a password.',
  request: z.extend(loginSchema, {
    codeType: z.optional(z.literal(1)),
    code: z.optional(z.string()),
  }),
  response: sessionTokenSchema,
});

const info = endpoint({
  id: 'account.info',
  method: 'POST',
  path: '/api/user/info',
  access: 'user',
  origin: 'spec',
  summary: 'Who the token belongs to; the user id sent along is ignored.',
  request: z.object({ userId: z.optional(z.string()) }),
  response: userInfoSchema,
});

const logout = endpoint({
  id: 'account.logout',
  method: 'POST',
  path: '/api/logout',
  access: 'user',
  origin: 'spec',
  summary: 'Ends the session of the token.',
  request: z.object({ token: z.optional(z.string()) }),
  response: nothing,
});

export const accountEndpoints = { signup, login, info, logout };
