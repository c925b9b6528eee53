import { CODE, matchLocale, type Code } from '@chatdeck/sdk/constants';
import { codeText } from '@chatdeck/sdk/texts';
import type { FastifyRequest } from 'fastify';

/** The language that a caller reads. */
export const localeOf = (request: FastifyRequest) =>
  matchLocale(request.headers['accept-language']);

/** The outer shape of every answer to the console, in the caller's words. */
export const envelope = (request: FastifyRequest, code: Code, data: unknown) => ({
  code,
  msg: codeText(code, localeOf(request)) ?? '',
  data: data ?? null,
});

/** The answer to a call that went well. */
export const success = (request: FastifyRequest, data: unknown) =>
  envelope(request, CODE.success, data);
