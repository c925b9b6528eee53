import { LIVE_EVENT } from '@chatdeck/sdk/constants';
import { deliveryRepository } from '../outbox/delivery.repository';
import { createDispatcher, type CountFinished } from '../outbox/dispatcher';
import { outboxRepository } from '../outbox/outbox.repository';
import { openSendService } from '../resources/open-api/open-send.service';
import { dailyRepository } from '../resources/send/daily.repository';
import { jobService } from '../resources/send/job.service';
import { findRecipients } from '../resources/send/recipients';
import { sendCap } from '../resources/send/send-cap';
import { sendRepository } from '../resources/send/send.repository';
import { sendService } from '../resources/send/send.service';
import { storedCommands } from '../resources/send/stored-command';
import type { Foundation } from './foundation';
import type { RobotServices } from './robot-services';

type Robots = Pick<RobotServices, 'batchTask' | 'contact' | 'group' | 'robot' | 'rss' | 'saying'>;

/** Everything that is sent through a robot: single messages, mass sends, and calls of scripts. */
export function sendServices(
  { db, settings, broker, events, limits, metrics }: Foundation,
  { group, contact, robot, batchTask, rss, saying }: Robots,
) {
  const countFinished: CountFinished = (state, targets) => metrics.targets.inc({ state }, targets);
  const dispatcher = createDispatcher({
    countFinished,
    // The embedded database has one server at a time.
    isAlone: settings.databaseUrl === undefined,
    repository: deliveryRepository(db),
    broker,
    announce: (userId, progress, target) =>
      void events.publish(userId, { type: LIVE_EVENT.sendJob, progress, target }),
  });
  const countSend = sendCap(limits);
  const jobs = jobService({
    countSend,
    countFinished,
    repository: outboxRepository(db),
    broker,
    dispatcher,
    events,
    recipients: findRecipients(group, contact),
    gapMs: settings.sendGapMs,
  });
  return {
    dispatcher,
    jobs,
    send: sendService(
      sendRepository(db),
      broker,
      group,
      contact,
      robot,
      storedCommands({ group, contact, batchTask, rss }),
      jobs,
      saying,
      countSend,
    ),
    dailySends: dailyRepository(db),
    openSend: openSendService({ group, contact, jobs, limits }),
  };
}
