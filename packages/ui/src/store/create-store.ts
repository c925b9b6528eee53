import { configureStore, type Store } from '@reduxjs/toolkit';
import { api } from './api';
import type { CallPort } from './call-port';

/**
 * The store of one provider. The checks for serialisable and immutable state are off: they are costly with large
 * responses.
 */
export function createChatdeckStore(port: CallPort): Store {
  return configureStore({
    devTools: false,
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: port },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(api.middleware),
  });
}
