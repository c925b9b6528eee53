import type { Socket } from 'node:net';
import { CODE, type Text, textIn } from '@chatdeck/sdk/constants';
import { capText } from '@chatdeck/sdk/contract';
import { codeText } from '@chatdeck/sdk/texts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/unavailable';
import { isOutOfSpace } from '../storage/free-space';
import { CapReached, Refusal } from '../refusal/refusal';
import { envelope, localeOf } from './envelope';

const OUT_OF_SPACE_TEXT: Text = {
  'zh-CN': '服务器现在保存不了，可能是磁盘满了，请联系管理员',
  en: 'The server cannot save at the moment; its disk may be full. Ask the operator',
};

/** Answers every failure of a console call with the envelope; only unexpected errors are logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof Refusal) {
    void reply.send(refused(request, error));
    return;
  }
  const status = clientErrorStatus(error);
  if (status !== undefined) {
    void reply.code(status).send(envelope(request, CODE.invalidValue, null));
    return;
  }
  if (isOutOfSpace(error)) {
    request.log.error({ err: error }, 'There is no space left to save it');
    const text = textIn(OUT_OF_SPACE_TEXT, localeOf(request));
    const answer = envelope(request, CODE.serverError, { requestId: request.id }, text);
    void reply.code(507).send(answer);
    return;
  }
  if (isUnavailable(error)) {
    request.log.error({ err: error }, 'The database does not answer');
    const answer = envelope(request, CODE.serverError, { requestId: request.id });
    void reply.code(503).header('retry-after', '1').send(answer);
    return;
  }
  request.log.error({ err: error }, 'A call failed');
  void reply.code(500).send(envelope(request, CODE.serverError, { requestId: request.id }));
}

/** The maximum size of a refusal in bytes; a longer detail helps nobody. */
const REFUSAL_MAX = 64 * 1024;

/** The envelope of a refusal, without its detail if that is too long. */
function refused(request: FastifyRequest, refusal: Refusal) {
  const { code, detail } = refusal;
  const text = refusal instanceof CapReached ? capText(refusal.cap, localeOf(request)) : undefined;
  const answer = envelope(request, code, detail, text);
  if (Buffer.byteLength(JSON.stringify(answer)) <= REFUSAL_MAX) return answer;
  request.log.error({ code }, 'The detail of a refusal is too long and was left out');
  return envelope(request, code, null);
}

/** The HTTP status of a request that fastify rejected: broken JSON, too large, unsupported type. */
export function clientErrorStatus(error: unknown): number | undefined {
  const status = isFastifyError(error) ? error.statusCode : undefined;
  return status !== undefined && status >= 400 && status < 500 ? status : undefined;
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

const GARBAGE_STATUS: Readonly<Record<string, string | undefined>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers input that is not HTTP, too slow, or has too large headers; there is no request to take the language from.
 */
export function answerGarbage(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = GARBAGE_STATUS[error.code ?? ''] ?? '400 Bad Request';
  const { invalidValue } = CODE;
  const body = JSON.stringify({
    code: invalidValue,
    msg: codeText(invalidValue, 'zh-CN'),
    data: null,
  });
  socket.write(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // A graceful close would wait for the other end, which may never close.
  socket.destroySoon();
}

/** Answers a path that does not exist. */
export const answerUnknown = (request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send(envelope(request, CODE.notFound, null));
