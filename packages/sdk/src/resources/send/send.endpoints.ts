import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing } from '../../core/wire';
import { robotCommandSchema } from './robot-command.schema';
import { messageSchema } from './send.rules';

const wxid = z.string('send.target').check(z.minLength(1, 'send.target'), z.maxLength(200));

const sayToRoom = endpoint({
  id: 'send.sayToRoom',
  method: 'POST',
  path: '/api/ws/room/say',
  access: 'user',
  origin: 'spec',
  summary: 'Hands one message for one group to the robot; 31001 when the robot is offline.',
  idempotent: true,
  request: z.object({ wxid, message: messageSchema }),
  response: nothing,
});

const sayToContact = endpoint({
  id: 'send.sayToContact',
  method: 'POST',
  path: '/api/ws/contact/say',
  access: 'user',
  origin: 'spec',
  summary: 'Hands one message for one friend to the robot; 31001 when the robot is offline.',
  idempotent: true,
  request: z.object({ wxid, message: messageSchema }),
  response: nothing,
});

const event = endpoint({
  id: 'send.event',
  method: 'POST',
  path: '/api/ws/event',
  access: 'user',
  origin: 'spec',
  summary: 'Hands an event to the robot; 31001 when it is offline, 31002 within 5 seconds.',
  request: robotCommandSchema,
  response: nothing,
});

export const sendEndpoints = { sayToRoom, sayToContact, event };
