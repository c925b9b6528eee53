import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { liveEventSchema } from './event.schema';

const stream = endpoint({
  id: 'event.stream',
  method: 'GET',
  path: '/api/wechat/events',
  access: 'user',
  origin: 'chosen',
  summary:
    'What happens to the account, as it happens; first the robot. With Last-Event-ID, what was missed comes first, or `resync` when that is gone.',
  request: z.object({}),
  response: liveEventSchema,
  stream: true,
});

export const eventEndpoints = { stream };
