import { CODE } from '@chatdeck/sdk/constants';
import { isCallError } from '#context/call-error.ts';
import { operatorApi } from '#store/operator.api.ts';
import { toLoaded } from '#store/to-loaded.ts';

/** Why the page is shut: for whoever is no operator, or for an operator without two-factor login. */
export type Shut = 'notOperator' | 'needsTwoFactor';

/** The settings in force with what they warn of, and whether the page is open at all. */
export function useServerSettings() {
  const query = operatorApi.useServerSettingsQuery();
  return toLoaded([query], query.data);
}

/** Undefined while the page is open, or not known to be shut. */
export function useShut(): Shut | undefined {
  const { error } = operatorApi.useServerSettingsQuery();
  if (!isCallError(error)) return undefined;
  if (error.code === CODE.scopeNeeded) return 'notOperator';
  return error.code === CODE.operatorTwoFactorNeeded ? 'needsTwoFactor' : undefined;
}
