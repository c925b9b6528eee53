import type { OpenApiScope } from '@chatdeck/sdk';
import { buildUser, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { storyBackend } from '#testing/story-backend.ts';

/** A backend whose robot has this config. Each story that saves needs its own. */
export const configBackend = (config: object, options: MockBackendOptions = {}) => ({
  ...storyBackend({
    ...options,
    change: (state) => {
      state.config = JSON.stringify(config);
      options.change?.(state);
    },
  }),
});

/** A session for a partner's pages with these rights. */
export const partnerSession = (...scopes: OpenApiScope[]): MockBackendOptions => ({
  change: (state) => {
    state.user = buildUser({ scopes });
  },
});

/** The same account without a membership. */
export const withoutMembership: MockBackendOptions = {
  change: (state) => {
    state.user = buildUser({ role: 'user', customRole: { router: [] } });
  },
};

/** The config cannot be loaded. */
export const failing = () => ({
  ...storyBackend({ faults: { 'robot.config': { kind: 'code', code: 50000 } } }),
});

/** Many copies of one schedule, spread over the minutes of an hour. */
export const manyDue = (row: object | undefined) =>
  Array.from({ length: 500 }, (_, at) => ({ ...row, date: `0 ${at % 60} 8 * * *` }));
