import { CODE, matchLocale, type Code } from '@chatdeck/sdk/constants';
import { codeText } from '@chatdeck/sdk/texts';
import type { FastifyRequest } from 'fastify';
import { openApiError } from './open-api-error';

/** The language that a caller reads. */
export const localeOf = (request: FastifyRequest) =>
  matchLocale(request.headers['accept-language']);

/** The outer shape of every answer to the console, in the caller's language: the words of the code unless others are given. */
export function envelope(
  request: FastifyRequest,
  code: Code,
  data: unknown,
  words = codeText(code, localeOf(request)),
) {
  const locale = localeOf(request);
  const answer = { code, msg: words ?? '', data: data ?? null };
  // Scripts that were written for the original read the words of a failure here (robot contract, section 3.4).
  const isRefusedScript = code !== CODE.success && request.url.startsWith('/openapi/');
  return isRefusedScript ? { ...answer, error: openApiError(answer, locale) } : answer;
}

/** The answer to a call that went well. */
export const success = (request: FastifyRequest, data: unknown) =>
  envelope(request, CODE.success, data);

/** What the plugin of a robot reads instead of success; its owner reads the words in the robot's log. */
export const robotRefusal = (code: Code, data: unknown, text?: string) => ({
  code,
  msg: [codeText(code, 'zh-CN'), text].filter(Boolean).join('：'),
  data,
});
