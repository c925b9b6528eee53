/** Every code that an answer of a console call may carry (product specification, section 8, and our own). */
export const CODE = {
  success: 0,
  missingValue: 10001,
  invalidValue: 10002,
  configChanged: 10003,
  notFound: 10004,
  alreadyExists: 10005,
  wrongCredentials: 20001,
  tooManyTries: 20002,
  wrongCode: 20003,
  signUpClosed: 20004,
  secondFactorNeeded: 20005,
  passkeyRefused: 20006,
  membershipNeeded: 30001,
  customRightNeeded: 30002,
  activationNeeded: 30003,
  scopeNeeded: 30004,
  accountClosing: 30005,
  operatorTwoFactorNeeded: 30006,
  accountBlocked: 30007,
  robotOffline: 31001,
  sentTooSoon: 31002,
  invalidToken: 40001,
  revokedToken: 40003,
  expiredToken: 40004,
  serverError: 50000,
  notConfigured: 50001,
} as const;

/** Any code that an answer may carry. */
export type Code = (typeof CODE)[keyof typeof CODE];

const SESSION_CODES: readonly number[] = [CODE.invalidToken, CODE.revokedToken, CODE.expiredToken];

/** True for the codes that end a session: 40001, 40003 and 40004. */
export const isSessionCode = (code: number): boolean => SESSION_CODES.includes(code);
