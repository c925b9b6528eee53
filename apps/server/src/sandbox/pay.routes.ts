import {
  MEMBERSHIP_KINDS,
  ORDER_STATE,
  type Locale,
  type Text,
  textIn,
} from '@chatdeck/sdk/constants';
import type { Order } from '@chatdeck/sdk';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { localeOf } from '../http/envelope';
import type { Services } from '../services';
import { answerForm, sendPage } from './page';
import { PAY_TEXT, payQuestion } from './pay.texts';
import { isOwnForm } from './phone';

const text = z.string().min(1).max(200);
const link = z.object({ order: text, sign: text });
const answered = link.extend({ answer: z.enum(['yes', 'no']) });
const PATH = '/pay';
const ACTION = `/sandbox${PATH}`;

/** What the payer's phone shows of an order, and the payer's actions. */
export function payRoutes(app: FastifyInstance, { order: orders, sandboxGateway }: Services): void {
  /** The order of a link that we signed. */
  const linked = async ({ order, sign }: z.output<typeof link>): Promise<Order | undefined> =>
    (await sandboxGateway.isPayLink(order, sign)) ? orders.payable(order) : undefined;

  app.get(PATH, async (request, reply) => {
    const locale = localeOf(request);
    const input = link.safeParse(request.query);
    const order = input.success ? await linked(input.data) : undefined;
    if (!input.success || order === undefined) {
      return sendPage(reply.code(400), locale, PAY_TEXT.unknown);
    }
    if (order.state !== ORDER_STATE.pending) return sendPage(reply, locale, PAY_TEXT[order.state]);
    const { yes, no, ...question } = payQuestion(order, nameOf(order));
    const form = answerForm(ACTION, input.data, [
      { value: 'yes', text: textIn(yes, locale), isMain: true },
      { value: 'no', text: textIn(no, locale) },
    ]);
    return sendPage(reply, locale, { state: 'asked', ...question, form });
  });

  app.post(PATH, async (request, reply) => {
    const locale: Locale = localeOf(request);
    const input = answered.safeParse(request.body);
    const order = input.success && isOwnForm(request) ? await linked(input.data) : undefined;
    if (!input.success || order === undefined) {
      return sendPage(reply.code(400), locale, PAY_TEXT.unknown);
    }
    if (order.state === ORDER_STATE.pending) {
      const notice = await sandboxGateway.write({
        orderId: order.id,
        transactionId: `sandbox-${order.id}`,
        outcome: input.data.answer === 'yes' ? 'paid' : 'cancelled',
        amount: order.price,
        currency: order.currency,
      });
      await orders.notify(notice);
    }
    const { order: id, sign } = input.data;
    return reply.redirect(`${ACTION}?${new URLSearchParams({ order: id, sign }).toString()}`, 303);
  });
}

const nameOf = (order: Order): Text =>
  MEMBERSHIP_KINDS.find(({ value }) => value === order.kind)?.text ?? MEMBERSHIP_KINDS[0].text;
