import type { RssFeed } from '@chatdeck/sdk';
import type { RssFeedInput } from '@chatdeck/sdk/rules';
import type { RecordSwitch } from '#lists/records/record-list-definition.ts';

/** Pauses and resumes a feed; its rules are loaded at the first press. */
export const feedSwitch: RecordSwitch<RssFeed, RssFeedInput> = {
  isOn: ({ isPaused }) => !isPaused,
  toInput: async (row, isOn) => (await import('./switched-feed')).switchedFeed(row, !isOn),
};
