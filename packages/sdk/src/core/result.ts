import { isSessionCode } from './codes';
import { ApiError, SessionExpiredError } from './errors';

/** A call that the server answered with code 0. */
export interface Success<T> {
  readonly ok: true;
  readonly code: 0;
  readonly message: string;
  readonly data: T;
}

/** A call that the server answered with any other code; `data` is the detail. */
export interface Failure {
  readonly ok: false;
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

/** The answer of a call. A nonzero code is an answer, not an exception (product specification, section 8). */
export type Result<T> = Success<T> | Failure;

/** Returns the data of an answer, or throws `ApiError` (`SessionExpiredError` for 40001, 40003, 40004). */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.data;
  const Thrown = isSessionCode(result.code) ? SessionExpiredError : ApiError;
  throw new Thrown(result.code, result.message, result.data);
}
