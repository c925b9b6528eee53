import type { UnknownAction } from '@reduxjs/toolkit';
import { createContext } from 'react';
import {
  createDispatchHook,
  createSelectorHook,
  createStoreHook,
  type ReactReduxContextValue,
} from 'react-redux';

/**
 * Our own Redux context: a host's Redux and other Chatdeck providers are not in it, and we are not
 * in theirs.
 */
// react-redux types the state of a context as `any`; `unknown` would not fit its Provider.
export const StoreContext = createContext<ReactReduxContextValue<unknown, UnknownAction> | null>(
  null,
);

export const privateHooks = {
  useDispatch: createDispatchHook(StoreContext),
  useSelector: createSelectorHook(StoreContext),
  useStore: createStoreHook(StoreContext),
};
