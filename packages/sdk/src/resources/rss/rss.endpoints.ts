import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing, pageOf, paging, rowId } from '../../core/wire';
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
  summary: 'Changes a feed; the robot reads it at once.',
  request: z.intersection(z.object({ id: rowId() }), rssFeedInputSchema),
  response: rssFeedSchema,
});

const remove = endpoint({
  id: 'rss.remove',
  method: 'DELETE',
  path: '/api/rss',
  access: 'member',
  origin: 'chosen',
  summary: 'Deletes a feed.',
  request: z.object({ id: rowId() }),
  response: nothing,
});

export const rssEndpoints = { list, add, update, remove };
