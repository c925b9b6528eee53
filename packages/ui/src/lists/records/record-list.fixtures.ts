import type { CustomConfigInput } from '@chatdeck/sdk/rules';
import { buildUser, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { storyBackend } from '#testing/story-backend.ts';

export { withoutMembership } from '#lists/rules/rule-list.fixtures.ts';

/** Fails a call with a server error. */
export const failingCall = (id: keyof NonNullable<MockBackendOptions['faults']>) => ({
  ...storyBackend({ faults: { [id]: { kind: 'code', code: 50000 } } }),
});

/** An account with custom rights and this custom-centre config. */
export const customRights =
  (config: CustomConfigInput): NonNullable<MockBackendOptions['change']> =>
  (state) => {
    const router = ['roomReply', 'privateKeyword'];
    state.user = buildUser({ customRole: { router } });
    state.customConfig = config;
  };

/** A backend for an account with custom rights and this custom-centre config. */
export const customBackend = (config: CustomConfigInput) => ({
  ...storyBackend({ change: customRights(config) }),
});
