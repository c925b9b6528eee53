import type { Call, CallOptions } from '../../core/call';
import type { RequestOf } from '../../core/endpoint';
import { accountEndpoints as calls } from './account.endpoints';

export type SignUpInput = Omit<RequestOf<typeof calls.signup>, 'codeType'>;
export type LoginInput = Omit<RequestOf<typeof calls.login>, 'codeType'>;

/** Signing up, in and out, and who is signed in. */
export const accountResource = (call: Call) => ({
  /** Makes an account; 10005 when the e-mail has one. */
  signUp: (input: SignUpInput, options?: CallOptions) =>
    call(calls.signup, { ...input, codeType: 2 }, options),
  /** Gives `{ token, userId }`; 20001 for a wrong pair, 20002 after too many tries. */
  login: (input: LoginInput, options?: CallOptions) =>
    call(calls.login, { ...input, codeType: 1 }, options),
  /** The user that the client's token belongs to. */
  info: (options?: CallOptions) => call(calls.info, {}, options),
  /** Ends the session on the server; the host then forgets its token. */
  logout: (options?: CallOptions) => call(calls.logout, {}, options),
});
