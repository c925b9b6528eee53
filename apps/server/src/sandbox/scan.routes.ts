import { textIn } from '@chatdeck/sdk/constants';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { headerText } from '../http/call';
import { localeOf } from '../http/envelope';
import type { Services } from '../services';
import { answerForm, sendPage } from './page';
import { isOwnForm, phoneOf } from './phone';
import { SCAN_TEXT, scanQuestion } from './scan.texts';

const code = z.string().min(1).max(200);
const scanned = z.object({ code });
const answered = scanned.extend({ answer: z.enum(['yes', 'no']) });
const PATH = '/scan';
const ACTION = `/sandbox${PATH}`;

/** What a phone shows after scanning a code, and its owner's answers. */
export function scanRoutes(app: FastifyInstance, { phone }: Services, isHttps: boolean): void {
  app.get(PATH, async (request, reply) => {
    const locale = localeOf(request);
    const input = scanned.safeParse(request.query);
    const phoneHash = phoneOf(request, reply, isHttps);
    if (!input.success) return sendPage(reply.code(400), locale, SCAN_TEXT.expired);
    const view = await phone.scan(input.data.code, phoneHash);
    if (view.state !== 'asked') return sendPage(reply, locale, SCAN_TEXT[view.state]);
    const { yes, no, ...question } = scanQuestion(view);
    const form = answerForm(ACTION, { code: input.data.code }, [
      { value: 'yes', text: textIn(yes, locale), isMain: true },
      { value: 'no', text: textIn(no, locale) },
    ]);
    return sendPage(reply, locale, { state: 'asked', ...question, form });
  });

  app.post(PATH, async (request, reply) => {
    const input = answered.safeParse(request.body);
    if (!input.success || !isOwnForm(request)) {
      return sendPage(reply.code(400), localeOf(request), SCAN_TEXT.expired);
    }
    const { code: given, answer } = input.data;
    await phone.answer(given, phoneOf(request, reply, isHttps), answer === 'yes', {
      ip: request.ip,
      userAgent: headerText(request, 'user-agent'),
    });
    // Redirects to a GET, so that a reload does not submit the answer again.
    return reply.redirect(`${ACTION}?${new URLSearchParams({ code: given }).toString()}`, 303);
  });
}
