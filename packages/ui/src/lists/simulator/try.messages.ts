import { defineMessages } from '#messages';

/** The texts of the buttons that open the simulator; apart from it, since it is loaded on demand. */
export const tryMessages = defineMessages(
  'try-it',
  () => ({ tryIt: '试一试', hide: '收起试一试' }),
  () => ({ tryIt: 'Try it', hide: 'Hide Try it' }),
);
