import { CODE } from '@chatdeck/sdk/constants';
import { capText } from '@chatdeck/sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { envelope, localeOf, robotRefusal } from './envelope';

/** The maximum size of an API answer in bytes, except for lists that are streamed. */
export const ANSWER_MAX = 5 * 1024 * 1024;

const isText = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

/** The robot's plugin and all other callers each get a refusal in their own format. */
function tooLarge(request: FastifyRequest) {
  const rule = 'answer.size';
  return request.url.startsWith('/open/')
    ? robotRefusal(CODE.serverError, {}, capText(rule, 'zh-CN'))
    : envelope(request, CODE.invalidValue, { rule }, capText(rule, localeOf(request)));
}

/**
 * The last line of defence for callers, who would have to hold a large answer in memory: it is refused, and the log
 * names the call. The caps of an account ensure that no call gets here.
 */
export function limitAnswers(app: FastifyInstance, most = ANSWER_MAX): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!isJson || !isText(payload) || Buffer.byteLength(payload) <= most) {
      return done(null, payload);
    }
    const bytes = Buffer.byteLength(payload);
    request.log.error({ bytes }, 'An answer was larger than any may be, and was refused');
    done(null, JSON.stringify(tooLarge(request)));
  });
}
