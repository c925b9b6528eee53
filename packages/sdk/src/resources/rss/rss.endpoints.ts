import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { basedOn, byRowId } from '../../core/kept-row';
import { nothing, pageOf, paging } from '../../core/wire';
import { rssFeedInputSchema } from './rss.rules';
import { rssFeedSchema } from './rss.schema';

const list = endpoint({
  id: 'rss.list',
  method: 'GET',
  path: '/api/rss',
  access: 'user',
  origin: 'chosen',
  summary: 'A page of RSS feeds, oldest first.',
  request: z.object({ ...paging }),
  response: pageOf(rssFeedSchema),
});

const add = endpoint({
  id: 'rss.add',
  method: 'POST',
  path: '/api/rss',
  access: 'member',
  origin: 'chosen',
  summary: 'Adds a feed; the robot reads it at once.',
  request: rssFeedInputSchema,
  response: rssFeedSchema,
});

const update = endpoint({
  id: 'rss.update',
  method: 'PUT',
  path: '/api/rss',
  access: 'member',
  origin: 'chosen',
  summary:
    'Changes a feed; the robot reads it at once. 10003 with it as `current` when it is not at `baseVersion` any more.',
  request: z.intersection(
    z.object({ ...byRowId.def.shape, ...basedOn.def.shape }),
    rssFeedInputSchema,
  ),
  response: rssFeedSchema,
});

const remove = endpoint({
  id: 'rss.remove',
  method: 'DELETE',
  path: '/api/rss',
  access: 'member',
  origin: 'chosen',
  summary: 'Deletes a feed. For 30 days it can be brought back.',
  request: byRowId,
  response: nothing,
});

const restore = endpoint({
  id: 'rss.restore',
  method: 'POST',
  path: '/api/rss/restore',
  access: 'member',
  origin: 'chosen',
  summary: 'Brings a deleted feed back; 10004 after 30 days.',
  request: byRowId,
  response: rssFeedSchema,
});

export const rssEndpoints = { list, add, update, remove, restore };
