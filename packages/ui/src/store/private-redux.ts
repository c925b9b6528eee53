import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createContext } from 'react';
import {
  createDispatchHook,
  createSelectorHook,
  createStoreHook,
  type ReactReduxContextValue,
} from 'react-redux';

/** Our own Redux context, isolated from the host's Redux and from other Chatdeck providers. */
// react-redux types the state of a context as `any`; `unknown` would not fit its Provider.
export const StoreContext = createContext<ReactReduxContextValue<unknown, UnknownAction> | null>(
  null,
);

export const privateHooks = {
  useDispatch: createDispatchHook(StoreContext),
  useSelector: createSelectorHook(StoreContext),
  useStore: createStoreHook(StoreContext),
};

/**
 * Starts an endpoint without following it, for callers that wait for its answer themselves: nothing is rendered for its
 * states.
 */
export const useStart =
  privateHooks.useDispatch.withTypes<ThunkDispatch<unknown, unknown, UnknownAction>>();
