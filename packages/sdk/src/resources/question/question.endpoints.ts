import * as z from 'zod/mini';
import { optionalLine, requiredText } from '../../core/check';
import { endpoint } from '../../core/endpoint';
import { INTEGER_MAX, rowId } from '../../core/wire';
import { ASK_FAULTS } from './question.constants';

const chat = z.object({ id: optionalLine(200), name: optionalLine(200) });
/** Of the config, or of the dialogue. */
const version = z.int('required').check(z.minimum(0), z.maximum(INTEGER_MAX));

const said = {
  version,
  /** What the service is asked. */
  text: requiredText('required'),
  /** Who asks. */
  from: z.optional(chat),
  /** The group in which it is asked. */
  room: z.optional(chat),
  isMentioned: z.optional(z.boolean('invalid')),
};

const inConfig = z.object({
  place: z.literal(['provider', 'summary', 'customBot'], 'invalid'),
  ...said,
});
const inCallbacks = z.object({
  place: z.literal('callback', 'invalid'),
  /** Of the row among all callbacks, paused ones included. */
  index: z.int('required').check(z.minimum(0, 'invalid'), z.maximum(INTEGER_MAX, 'invalid')),
  ...said,
});
const inDialogues = z.object({
  place: z.literal('dialogue', 'invalid'),
  id: rowId(),
  ...said,
});

const ask = endpoint({
  id: 'question.ask',
  method: 'POST',
  path: '/api/wechat/question',
  access: 'user',
  origin: 'chosen',
  summary: 'Asks a saved service as the robot does, within 10 s.',
  request: z.discriminatedUnion('place', [inConfig, inCallbacks, inDialogues], 'required'),
  response: z.object({
    /** The host that was asked, empty where none was. */
    host: z.string(),
    ms: z.number(),
    /** The HTTP status; null where nobody answered. */
    status: z.nullable(z.number()),
    /** What the robot would send, empty with a `fault`. */
    replies: z.array(z.looseObject({ type: z.number(), content: z.optional(z.string()) })),
    fault: z.nullable(z.literal([...ASK_FAULTS])),
    /** The error as the service or the connection words it, without keys; empty without a `fault`. */
    detail: z.string(),
  }),
});

export const questionEndpoints = { ask };
