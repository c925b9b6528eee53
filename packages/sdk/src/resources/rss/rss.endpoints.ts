import { changeOf, recordEndpoints } from '../../core/record-endpoints';
import { rssFeedInputSchema, rssFeedSchema } from './rss.rules';

export const rssEndpoints = recordEndpoints({
  resource: 'rss',
  path: '/api/rss',
  access: 'member',
  query: {},
  input: rssFeedInputSchema,
  change: changeOf(rssFeedInputSchema),
  row: rssFeedSchema,
  list: { summary: 'A page of RSS feeds, oldest first.' },
  add: { summary: 'Adds a feed; the robot reads it at once.' },
  update: {
    summary:
      'Changes a feed; the robot reads it at once. 10003 with it as `current` when it is not at `baseVersion` any more.',
  },
  remove: { summary: 'Deletes a feed. It can be restored for 30 days.' },
  restore: { summary: 'Restores a deleted feed; 10004 after 30 days.' },
});
