import { openApi } from '#store/open-api.api.ts';
import { robotLoginApi } from '#store/robot-login.api.ts';
import { toPartState } from '../part/part-state';

/** The keys that a robot signs with. */
export const useKeys = () => toPartState(openApi.useCredentialsQuery());

/** Where a robot finds this server; empty until it is known. */
export const useServerAddress = (): string => robotLoginApi.useServerAddressQuery().data ?? '';
