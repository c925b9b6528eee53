import type { JsonObject } from '@chatdeck/sdk/rules';
import { createContext, useContext } from 'react';

/** Resolves to false if the user does not want this change of the stored config to be saved. */
export type CheckChange = (before: JsonObject, after: JsonObject) => Promise<boolean>;

const allow: CheckChange = () => Promise.resolve(true);

export const SaveGuardContext = createContext<CheckChange>(allow);

/** Asks before a change is saved that sample messages tell of. */
export const useSaveGuard = (): CheckChange => useContext(SaveGuardContext);
