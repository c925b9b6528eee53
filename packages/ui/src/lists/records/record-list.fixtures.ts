import type { CustomConfigInput } from '@chatdeck/sdk/rules';
import { buildUser, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { storyBackend } from '#testing/story-backend.ts';

export { withoutMembership } from '#lists/rules/rule-list.fixtures.ts';

/** A call that the server cannot answer. */
export const failingCall = (id: keyof NonNullable<MockBackendOptions['faults']>) => ({
  ...storyBackend({ faults: { [id]: { kind: 'code', code: 50000 } } }),
});

/** Custom rights, and this in the custom centre. */
export const customRights =
  (config: CustomConfigInput): NonNullable<MockBackendOptions['change']> =>
  (state) => {
    const router = ['roomReply', 'privateKeyword'];
    state.user = buildUser({ customRole: { router } });
    state.customConfig = config;
  };

/** A backend whose account has custom rights, and this in the custom centre. */
export const customBackend = (config: CustomConfigInput) => ({
  ...storyBackend({ change: customRights(config) }),
});
