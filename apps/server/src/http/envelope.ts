import { OPEN_API_DISTRUST } from '@chatdeck/sdk';
import { type Code, CODE, type Locale, matchLocale, textIn } from '@chatdeck/sdk/constants';
import { codeText } from '@chatdeck/sdk/texts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';

const detailSchema = z.object({
  reason: z.string().optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** The message of a failed script call, as specific as possible, since its reader sees only the script's output. */
function openApiError(
  { msg, data }: { readonly msg: string; readonly data: unknown },
  locale: Locale,
): string {
  const { reason, issues = [] } = detailSchema.safeParse(data).data ?? {};
  const distrust = OPEN_API_DISTRUST.find(({ value }) => value === reason);
  const broken = issues.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return textIn(distrust?.text, locale) ?? (broken || msg);
}

/** The caller's language. */
export const localeOf = (request: FastifyRequest) =>
  matchLocale(request.headers['accept-language']);

/**
 * The outer shape of every answer to the console, in the caller's language; the message is that of the code unless one
 * is given.
 */
export function envelope(
  request: FastifyRequest,
  code: Code,
  data: unknown,
  msg = codeText(code, localeOf(request)),
) {
  const locale = localeOf(request);
  const answer = { code, msg: msg ?? '', data: data ?? null };
  // Scripts written for the original product read the message of a failure here (robot contract, section 3.4).
  const isRefusedScript = code !== CODE.success && request.url.startsWith('/openapi/');
  return isRefusedScript ? { ...answer, error: openApiError(answer, locale) } : answer;
}

/** The answer to a successful call. */
export const success = (request: FastifyRequest, data: unknown) =>
  envelope(request, CODE.success, data);

/** A refusal in the format of the robot's plugin; the message appears in the robot's log. */
export const robotRefusal = (code: Code, data: unknown, text?: string) => ({
  code,
  msg: [codeText(code, 'zh-CN'), text].filter(Boolean).join('：'),
  data,
});
