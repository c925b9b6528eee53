import { buildUser, type MockBackendOptions } from '@chatdeck/sdk/testing';

type Options = MockBackendOptions;

/** A mock backend whose account runs the server. */
export const ofOperator = ({ change, ...options }: Options = {}): Options => ({
  ...options,
  change: (state) => {
    state.user = buildUser({ ...state.user, isOperator: true });
    change?.(state);
  },
});
