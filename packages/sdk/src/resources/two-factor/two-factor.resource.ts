import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { twoFactorEndpoints as calls } from './two-factor.endpoints';

/** The ticket of a login challenge (`LoginChallenge`), and a code of the app or a recovery code. */
export type SecondFactorInput = RequestOf<typeof calls.login>;
/** The password, and a code of the app or a recovery code. */
export type TwoFactorProof = RequestOf<typeof calls.turnOff>;

/** Two-factor login: a code of an authenticator app after the password, and recovery codes in its place. */
export const twoFactorResource = ({ call }: Connection) => ({
  /**
   * The second step of a login that was answered by 20005; returns `{ token, userId }`. 20003 for a wrong or used code,
   * 10004 when the ticket is no longer valid: the login then starts over. 20002 after repeated failures.
   */
  login: (input: SecondFactorInput, options?: CallOptions) => call(calls.login, input, options),
  /** Whether two-factor login is on, `{ isOn, since, recoveryCodesLeft }`. */
  status: (options?: CallOptions) => call(calls.status, {}, options),
  /**
   * Returns `{ secret, uri }` for the authenticator app, to be confirmed by `turnOn` within ten minutes. 20001 if the
   * password is wrong, 30003 before the account is activated, 10005 when two-factor login is on already.
   */
  begin: (password: string, options?: CallOptions) => call(calls.begin, { password }, options),
  /**
   * Turns two-factor login on with a code of the app; every other session ends with 40003. Returns the recovery codes,
   * which cannot be shown again. 20003 for a wrong code, 10004 without a secret to confirm.
   */
  turnOn: (code: string, options?: CallOptions) => call(calls.turnOn, { code }, options),
  /** Turns two-factor login off. 20001 if the password is wrong, 20003 if the code is, 10004 when it is off. */
  turnOff: (proof: TwoFactorProof, options?: CallOptions) => call(calls.turnOff, proof, options),
  /** Returns new recovery codes; earlier ones end. Refused like `turnOff`. */
  renewCodes: (proof: TwoFactorProof, options?: CallOptions) =>
    call(calls.renewCodes, proof, options),
});
