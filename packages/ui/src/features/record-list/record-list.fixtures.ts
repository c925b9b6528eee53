import type { MockBackendOptions } from '@chatdeck/sdk/testing';
import { storyBackend } from '../../testing/story-backend';

export { openDialog, withoutMembership, type Context } from '../rule-list/rule-list.fixtures';

/** A call that the server cannot answer. */
export const failingCall = (id: keyof NonNullable<MockBackendOptions['faults']>) => ({
  ...storyBackend({ faults: { [id]: { kind: 'code', code: 50000 } } }),
});
