import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { customChannelSchema, newsChannelSchema } from './channel.schema';

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

const customChannels = endpoint({
  id: 'schedule.customChannels',
  method: 'GET',
  path: '/api/wechat/customchannellist',
  access: 'user',
  origin: 'spec',
  summary: 'The channels of the account’s own content.',
  request: z.object({}),
  response: z.array(customChannelSchema),
});

export const scheduleEndpoints = { newsChannels, customChannels };
