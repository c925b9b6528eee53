import { CODE, type Code } from '@chatdeck/sdk/constants';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { envelope } from './envelope';
import { Refusal } from './refusal';

/** Answers every failure of a console call with the envelope; only a crash is written to the log. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) return reply.send(envelope(request, error.code, error.detail));
  const status = clientErrorStatus(error);
  if (status !== undefined) {
    return reply.code(status).send(envelope(request, CODE.invalidValue, null));
  }
  request.log.error({ err: error }, 'A call failed');
  return reply.code(500).send(envelope(request, CODE.serverError, { requestId: request.id }));
}

/** The status of a request that fastify could not read: broken JSON, too large, of another type. */
export function clientErrorStatus(error: unknown): number | undefined {
  const status = isFastifyError(error) ? error.statusCode : undefined;
  return status !== undefined && status >= 400 && status < 500 ? status : undefined;
}

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';

/** Answers a path that does not exist. */
export const answerUnknown = (request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send(envelope(request, CODE.notFound satisfies Code, null));
