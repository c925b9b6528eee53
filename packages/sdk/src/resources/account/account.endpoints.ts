import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing } from '../../core/wire';
import {
  emailChangeSchema,
  inviteCodeSchema,
  loginSchema,
  passwordChangeSchema,
  passwordSchema,
  resetRequestSchema,
  signUpSchema,
} from './account.rules';
import { accountSessionSchema, sessionTokenSchema, userInfoSchema } from './account.schema';

const signup = endpoint({
  id: 'account.signup',
  method: 'POST',
  path: '/api/signup',
  access: 'public',
  origin: 'spec',
  summary: 'Creates an account and mails its activation link.',
  request: z.extend(signUpSchema, {
    codeType: z.optional(z.literal(2)),
    code: z.optional(z.string()),
    inviteCode: z.optional(z.union([inviteCodeSchema, z.literal('')])),
  }),
  response: z.object({
    userId: z.string(),
    /** False when the mail server refused; the link can be requested again. */
    isMailSent: z.boolean(),
  }),
});

const login = endpoint({
  id: 'account.login',
  method: 'POST',
  path: '/api/login',
  access: 'public',
  origin: 'spec',
  summary: 'Logs in with an e-mail and a password, and returns a token.',
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
  summary: 'The user of the token; a user id in the request is ignored.',
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

/** The token of a link in a mail. */
const mailToken = z.string('required').check(z.minLength(1, 'required'), z.maxLength(200));

const sendReset = endpoint({
  id: 'account.sendReset',
  method: 'POST',
  path: '/api/sendreset',
  access: 'public',
  origin: 'spec',
  summary: 'Mails a reset link; the answer does not reveal whether the e-mail has an account.',
  request: resetRequestSchema,
  response: nothing,
});

const checkReset = endpoint({
  id: 'account.checkReset',
  method: 'GET',
  path: '/api/checkresetpassword',
  access: 'public',
  origin: 'spec',
  summary: 'Whose password a reset link is for; 20003 for one that is used or too old.',
  request: z.object({ token: mailToken }),
  response: z.object({ email: z.string() }),
});

const resetPassword = endpoint({
  id: 'account.resetPassword',
  method: 'POST',
  path: '/api/resetpassword',
  access: 'public',
  origin: 'spec',
  summary: 'Sets a new password by a reset link, and signs out everywhere.',
  request: z.object({ token: mailToken, password: passwordSchema }),
  response: nothing,
});

const activate = endpoint({
  id: 'account.activate',
  method: 'GET',
  path: '/api/auth_email',
  access: 'public',
  origin: 'spec',
  summary: 'Activates an account by the link in its mail, however often it is opened.',
  request: z.object({ token: mailToken }),
  response: z.object({ email: z.string() }),
});

const sendActivation = endpoint({
  id: 'account.sendActivation',
  method: 'POST',
  path: '/api/user/activation',
  access: 'user',
  origin: 'chosen',
  summary: 'Mails the activation link again; an activated account gets none.',
  request: z.object({}),
  response: z.object({ isMailSent: z.boolean() }),
});

const changePassword = endpoint({
  id: 'account.changePassword',
  method: 'POST',
  path: '/api/user/password',
  access: 'user',
  origin: 'chosen',
  summary: 'Changes the password and signs other sessions out; 20001 for a wrong old one.',
  request: passwordChangeSchema,
  response: nothing,
});

const changeEmail = endpoint({
  id: 'account.changeEmail',
  method: 'POST',
  path: '/api/user/email',
  access: 'user',
  origin: 'chosen',
  summary: 'Changes the e-mail, signs other sessions out and mails an activation link.',
  request: emailChangeSchema,
  response: z.object({ isMailSent: z.boolean() }),
});

const changeNotices = endpoint({
  id: 'account.changeNotices',
  method: 'POST',
  path: '/api/user/notices',
  access: 'user',
  origin: 'chosen',
  summary: 'Which mails the account gets about its robot.',
  request: z.object({
    /** A mail when the robot has been offline for some minutes. */
    offlineMail: z.boolean(),
  }),
  response: nothing,
});

const sessions = endpoint({
  id: 'account.sessions',
  method: 'GET',
  path: '/api/user/sessions',
  access: 'user',
  origin: 'chosen',
  summary: 'The browsers in which the account is logged in, the last used first.',
  request: z.object({}),
  response: z.object({ list: z.array(accountSessionSchema) }),
});

const endSession = endpoint({
  id: 'account.endSession',
  method: 'POST',
  path: '/api/user/sessions/end',
  access: 'user',
  origin: 'chosen',
  summary: 'Logs one browser out; 10004 when it is not logged in any more.',
  request: z.object({ id: z.string('required').check(z.minLength(1, 'required')) }),
  response: nothing,
});

const endOtherSessions = endpoint({
  id: 'account.endOtherSessions',
  method: 'POST',
  path: '/api/user/sessions/end_others',
  access: 'user',
  origin: 'chosen',
  summary: 'Logs every other browser out.',
  request: z.object({}),
  response: z.object({ count: z.number() }),
});

export const accountEndpoints = {
  signup,
  login,
  info,
  logout,
  sendReset,
  checkReset,
  resetPassword,
  activate,
  sendActivation,
  changePassword,
  changeEmail,
  changeNotices,
  sessions,
  endSession,
  endOtherSessions,
};
