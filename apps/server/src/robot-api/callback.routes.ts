import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { RESERVED_PARAMETERS } from '@chatdeck/sdk/rules';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { nameAccount } from '../http/request-account';
import type { Services } from '../services';
import { logCrash } from './robot-route';
import { robotText } from './robot-text';

const message = z.object({
  id: z.string(),
  uid: robotText,
  uname: robotText,
  roomName: robotText,
  word: robotText,
});

/**
 * The parameters that the plugin adds to every callback; a call without them was signed for something else. The row's
 * own parameters come in addition, under any names.
 */
const isCallback = (sent: object) =>
  RESERVED_PARAMETERS.signedCallback.every((name) => name in sent);

/** The plugin sends the message of any other code to the person who wrote. */
const answer = (replies: readonly object[]) => ({ code: 200, msg: 'success', data: replies });

/**
 * The built-in callback events. An invalid call concerns only the robot and us, so a refusal sends nothing to the chat.
 */
export function callbackRoutes(app: FastifyInstance, { custom, site, verifyCall }: Services): void {
  app.setErrorHandler((error, request, reply) => {
    logCrash(request, error);
    return reply.code(200).send(answer([]));
  });

  app.post('/:id', async (request) => {
    const { body, params } = request;
    const caller = await verifyCall(body, []);
    if (typeof caller === 'string' || !isCallback(asObject(body))) return answer([]);
    nameAccount(request, caller.userId);
    const { id, ...asked } = message.parse({ ...asObject(body), ...asObject(params) });
    const replies = await custom.answerCallback(caller.userId, id, asked);
    if (replies !== undefined) return answer(replies);
    const content = await site.answerCallback(caller.userId, id, asked);
    return answer(content === undefined ? [] : [{ type: CONTENT_TYPE.text, content }]);
  });
}

const asObject = (value: unknown) => z.looseObject({}).parse(value);
