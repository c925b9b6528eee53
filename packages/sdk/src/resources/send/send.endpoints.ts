import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing } from '../../core/wire';
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

export const sendEndpoints = { sayToRoom, sayToContact };
