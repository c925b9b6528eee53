import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { newsChannelSchema } from './channel.schema';

const newsChannels = endpoint({
  id: 'schedule.newsChannels',
  method: 'GET',
  path: '/api/wechat/channellist',
  access: 'user',
  origin: 'spec',
  summary: 'The news categories that a schedule may send.',
  request: z.object({}),
  response: z.array(newsChannelSchema),
});

export const scheduleEndpoints = { newsChannels };
