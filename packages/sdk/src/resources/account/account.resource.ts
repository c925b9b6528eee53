import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { accountEndpoints as calls } from './account.endpoints';

/** Name, e-mail and password, and the invite code where there is one (product specification, section 7). */
export type SignUpInput = Omit<RequestOf<typeof calls.signup>, 'codeType'>;
/** E-mail and password, and the answer to a challenge where the server requires one (product specification, section 7). */
export type LoginInput = Omit<RequestOf<typeof calls.login>, 'codeType'>;
/** A new password with the token of a reset link. */
export type NewPasswordInput = RequestOf<typeof calls.resetPassword>;
/** The present password and the new one, 8 to 128 characters. */
export type PasswordChangeInput = RequestOf<typeof calls.changePassword>;
/** The new e-mail and the password that confirms the change. */
export type EmailChangeInput = RequestOf<typeof calls.changeEmail>;

/** Signing up, in and out, who is signed in, and their e-mail and password. */
export const accountResource = ({ call }: Connection) => ({
  /**
   * Makes an account, `{ userId, isMailSent }`; 10005 when the e-mail has one, 20004 where sign-up is closed, 20003 for a
   * wrong invite code where one is needed, 20002 with a question (`TooManyTries`) after repeated failures.
   */
  signUp: (input: SignUpInput, options?: CallOptions) =>
    call(calls.signup, { ...input, codeType: 2 }, options),
  /**
   * Gives `{ token, userId }`; 20001 for a wrong pair. After repeated failures 20002 carries `TooManyTries`: the answer to
   * its question goes into `code`.
   */
  login: (input: LoginInput, options?: CallOptions) =>
    call(calls.login, { ...input, codeType: 1 }, options),
  /** The user that the client's token belongs to. */
  info: (options?: CallOptions) => call(calls.info, {}, options),
  /** Ends the session on the server; the host then forgets its token. */
  logout: (options?: CallOptions) => call(calls.logout, {}, options),
  /** Mails a reset link that works for an hour; the answer is the same for every e-mail. 20002 when requested too often. */
  sendReset: (email: string, options?: CallOptions) => call(calls.sendReset, { email }, options),
  /** Gives `{ email }` of a reset link without using it up; 20003 when it no longer works. */
  checkReset: (token: string, options?: CallOptions) => call(calls.checkReset, { token }, options),
  /** Sets a password by a reset link, once; every session of the account ends. */
  resetPassword: (input: NewPasswordInput, options?: CallOptions) =>
    call(calls.resetPassword, input, options),
  /** Activates an account by the link of its mail, `{ email }`; 20003 when the link no longer works. */
  activate: (token: string, options?: CallOptions) => call(calls.activate, { token }, options),
  /** Mails the activation link again, `{ isMailSent }`; 20002 when requested too often. */
  sendActivation: (options?: CallOptions) => call(calls.sendActivation, {}, options),
  /** Changes the password; every other session ends with 40003. 20001 for a wrong old one. */
  changePassword: (input: PasswordChangeInput, options?: CallOptions) =>
    call(calls.changePassword, input, options),
  /** Changes the e-mail and mails it an activation link; every other session ends with 40003. 20001, 10005. */
  changeEmail: (input: EmailChangeInput, options?: CallOptions) =>
    call(calls.changeEmail, input, options),
});
