import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { SiteAddress } from '../http/site-address';
import { isSameSecret } from '../security/secrets';
import type { PaymentGateway, PaymentNotice, RawNotice } from './gateway';

const notice = z.strictObject({
  orderId: z.string(),
  transactionId: z.string().min(1),
  outcome: z.enum(['paid', 'cancelled']),
  amount: z.int(),
  currency: z.string(),
});

/** A gateway without real payments: a page in place of the payer's phone decides the outcome of an order. */
export function sandboxGateway(secret: () => Promise<string>, site: SiteAddress) {
  const signatureOf = async (purpose: string, text: string) =>
    createHmac('sha256', await secret())
      .update(`${purpose}:${text}`)
      .digest('base64url');

  const isSigned = async (purpose: string, text: string, signature: string): Promise<boolean> =>
    isSameSecret(signature, await signatureOf(purpose, text));

  return {
    payUrl: async ({ id }) =>
      site.page('/sandbox/pay', { order: id, sign: await signatureOf('page', id) }),

    async read({ body, signature }) {
      if (!(await isSigned('notice', body, signature))) return undefined;
      return notice.safeParse(JSON.parse(body)).data;
    },

    /** True for a link that `payUrl` returned. */
    isPayLink: (orderId: string, signature: string) => isSigned('page', orderId, signature),

    /** A notification as a real gateway would send it. */
    async write(sent: PaymentNotice): Promise<RawNotice> {
      const body = JSON.stringify(sent);
      return { body, signature: await signatureOf('notice', body) };
    },
  } satisfies PaymentGateway & Record<string, unknown>;
}

export type SandboxGateway = ReturnType<typeof sandboxGateway>;
