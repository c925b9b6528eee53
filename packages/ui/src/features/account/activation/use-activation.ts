import { type CallError, isCallError } from '#context/call-error.ts';
import { accountApi } from '#store/account.api.ts';

interface Activation {
  /** The e-mail address that is now active. */
  readonly email: string | undefined;
  readonly error: CallError | undefined;
  readonly retry: () => void;
}

/** Follows an activation link; safe to run more than once. */
export function useActivation(token: string): Activation {
  const { data, error, isFetching, refetch } = accountApi.useActivationQuery(token);
  return {
    email: data?.email,
    error: !isFetching && isCallError(error) ? error : undefined,
    retry: () => void refetch(),
  };
}
