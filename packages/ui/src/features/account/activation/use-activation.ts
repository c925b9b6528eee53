import { type CallError, isCallError } from '#context/call-error.ts';
import { accountApi } from '#store/account.api.ts';

interface Activation {
  /** The address that is active now. */
  readonly email: string | undefined;
  readonly error: CallError | undefined;
  readonly retry: () => void;
}

/** Follows an activation link; following it twice does no harm. */
export function useActivation(token: string): Activation {
  const { data, error, isFetching, refetch } = accountApi.useActivationQuery(token);
  return {
    email: data?.email,
    error: !isFetching && isCallError(error) ? error : undefined,
    retry: () => void refetch(),
  };
}
