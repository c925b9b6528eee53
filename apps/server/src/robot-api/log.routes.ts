import { CODE } from '@chatdeck/sdk/constants';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { robotRefusal } from '../http/envelope';
import { Refusal } from '../refusal/refusal';
import { nameAccount } from '../http/request-account';
import { createBrake } from '../events/brake';
import { reportSchema } from '../resources/log/reported-message';
import type { Services } from '../services';
import { logFailure } from '../log';

/** A long text, and the card or history around it. */
const REPORT_LIMIT = 256 * 1024;
/** Busy groups report many messages a second; consoles reload their log so often at most. */
const RECORDED_MS = 2_000;

/** The account's own address gets it as the robot sent it. */
const body = z.looseObject({});
const params = z.object({ token: z.string() });

/**
 * Where robots report their messages, while the log of their account is on. The address itself is the permission: the
 * plugin does not sign these calls.
 */
export function logRoutes(app: FastifyInstance, { logAddresses, log, events }: Services): void {
  const recorded = createBrake(RECORDED_MS, (userId) => events.recordsChanged(userId, ['log']));
  app.addHook('onClose', (_, done) => {
    recorded.stop();
    done();
  });
  app.post('/log/:token', { bodyLimit: REPORT_LIMIT }, async (request) => {
    const { token } = params.parse(request.params);
    const userId = await logAddresses.ownerOf(token);
    if (userId === undefined) return robotRefusal(CODE.invalidToken, null);
    nameAccount(request, userId);
    const report = reportSchema.safeParse(request.body);
    if (!report.success) return robotRefusal(CODE.invalidValue, null);
    try {
      const sent = body.parse(request.body);
      const rest = await log.receive(userId, report.data, sent);
      recorded.happened(userId);
      // The robot does not wait for it.
      setImmediate(() => {
        rest().catch((error: unknown) =>
          logFailure('A message of the log was not finished', error),
        );
      });
      return { code: 200, msg: 'success', data: null };
    } catch (error) {
      if (error instanceof Refusal) return robotRefusal(error.code, null);
      throw error;
    }
  });
}
