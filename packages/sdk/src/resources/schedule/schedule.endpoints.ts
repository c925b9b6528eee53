import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { basedOn } from '../../core/record-row';
import { channelsInputSchema } from '../custom/custom-config.rules';
import { customChannelSchema, newsChannelSchema, ownChannelSchema } from './schedule.schema';

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
  summary: "The channels of the account's own content.",
  request: z.object({}),
  response: z.array(customChannelSchema),
});

const channels = z.object({
  /** Counts the saves, from 0 before the first. */
  version: z.number(),
  list: z.array(ownChannelSchema),
});

const ownChannels = endpoint({
  id: 'schedule.ownChannels',
  method: 'GET',
  path: '/api/wechat/ownchannels',
  access: 'user',
  origin: 'chosen',
  summary: "The channels of the account's own content with their items.",
  request: z.object({}),
  response: channels,
});

const saveOwnChannels = endpoint({
  id: 'schedule.saveOwnChannels',
  method: 'POST',
  path: '/api/wechat/ownchannels',
  access: 'member',
  origin: 'chosen',
  summary:
    "Replaces the channels of the account's own content; 10003 with them as `current` when they are not at `baseVersion` any more.",
  request: z.extend(basedOn, { channels: channelsInputSchema }),
  response: channels,
});

export const scheduleEndpoints = { newsChannels, customChannels, ownChannels, saveOwnChannels };
