import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { accountEndpoints as calls } from './account.endpoints';

/** Name, e-mail and password, and the invite code if there is one (product specification, section 7). */
export type SignUpInput = Omit<RequestOf<typeof calls.signup>, 'codeType'>;
/** E-mail and password, and the answer to a challenge if the server requires one (product specification, section 7). */
export type LoginInput = Omit<RequestOf<typeof calls.login>, 'codeType'>;
/** A new password with the token of a reset link. */
export type NewPasswordInput = RequestOf<typeof calls.resetPassword>;
/** The current password and the new one, 8 to 128 characters. */
export type PasswordChangeInput = RequestOf<typeof calls.changePassword>;
/** The new e-mail and the password that confirms the change. */
export type EmailChangeInput = RequestOf<typeof calls.changeEmail>;
/** Which mails the account gets about its robot. */
export type NoticesInput = RequestOf<typeof calls.changeNotices>;

/** Signing up, logging in and out, the signed-in user, and their e-mail and password. */
export const accountResource = ({ call }: Connection) => ({
  /**
   * Creates an account, `{ userId, isMailSent }`; 10005 when the e-mail already has one, 20004 when sign-up is closed,
   * 20003 for a wrong invite code when one is required, 20002 with a challenge (`TooManyTries`) after repeated
   * failures.
   */
  signUp: (input: SignUpInput, options?: CallOptions) =>
    call(calls.signup, { ...input, codeType: 2 }, options),
  /**
   * Returns `{ token, userId }`; 20001 for a wrong e-mail or password. After repeated failures 20002 carries
   * `TooManyTries`: the answer to its challenge goes into `code`. An account with two-factor login gets 20005 with a
   * `LoginChallenge`: its ticket goes to `twoFactor.login` with a code.
   */
  login: (input: LoginInput, options?: CallOptions) =>
    call(calls.login, { ...input, codeType: 1 }, options),
  /** The user that the client's token belongs to. */
  info: (options?: CallOptions) => call(calls.info, {}, options),
  /** Ends the session on the server; the host should then discard its token. */
  logout: (options?: CallOptions) => call(calls.logout, {}, options),
  /** Mails a reset link that works for an hour; the answer is the same for every e-mail. 20002 when requested too often. */
  sendReset: (email: string, options?: CallOptions) => call(calls.sendReset, { email }, options),
  /** Returns the `{ email }` of a reset link without using it up; 20003 when it is no longer valid. */
  checkReset: (token: string, options?: CallOptions) => call(calls.checkReset, { token }, options),
  /** Sets a password with a reset link, once; ends every session of the account. */
  resetPassword: (input: NewPasswordInput, options?: CallOptions) =>
    call(calls.resetPassword, input, options),
  /** Activates an account with the link in its mail, `{ email }`; 20003 when the link is no longer valid. */
  activate: (token: string, options?: CallOptions) => call(calls.activate, { token }, options),
  /** Mails the activation link again, `{ isMailSent }`; 20002 when requested too often. */
  sendActivation: (options?: CallOptions) => call(calls.sendActivation, {}, options),
  /** Changes the password; every other session ends with 40003. 20001 if the old one is wrong. */
  changePassword: (input: PasswordChangeInput, options?: CallOptions) =>
    call(calls.changePassword, input, options),
  /**
   * Changes the e-mail and mails it an activation link; every other session ends with 40003. 20001 if the password is
   * wrong, 10005 if the e-mail is taken.
   */
  changeEmail: (input: EmailChangeInput, options?: CallOptions) =>
    call(calls.changeEmail, input, options),
  /** Sets which mails the account gets about its robot. */
  changeNotices: (input: NoticesInput, options?: CallOptions) =>
    call(calls.changeNotices, input, options),
  /** The browsers in which the account is logged in: at most 20, the last used first. */
  sessions: (options?: CallOptions) => call(calls.sessions, {}, options),
  /** Logs one browser out, whose calls are answered by 40003 from then on; 10004 when it is not logged in any more. */
  endSession: (id: string, options?: CallOptions) => call(calls.endSession, { id }, options),
  /** Logs every browser out but that of the call; returns their `count`. */
  endOtherSessions: (options?: CallOptions) => call(calls.endOtherSessions, {}, options),
});
