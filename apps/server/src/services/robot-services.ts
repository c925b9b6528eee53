import { batchTaskService } from '../resources/batch-task/batch-task.service';
import { contactRepository } from '../resources/contact/contact.repository';
import { contactService } from '../resources/contact/contact.service';
import { customRepository } from '../resources/custom/custom.repository';
import { customService } from '../resources/custom/custom.service';
import { dialogueService } from '../resources/dialogue/dialogue.service';
import { groupRepository } from '../resources/group/group.repository';
import { groupService } from '../resources/group/group.service';
import { outgoing } from '../media-services/outgoing';
import { handOver } from '../resources/log/hand-over';
import { logAddresses } from '../resources/log/log-address';
import { logReadingRepository } from '../resources/log/log-reading.repository';
import { logRepository } from '../resources/log/log.repository';
import { logService } from '../resources/log/log.service';
import { servedRecord } from '../resources/log/served-record';
import { promptRepository } from '../resources/prompt/prompt.repository';
import { promptService } from '../resources/prompt/prompt.service';
import { relationService } from '../resources/relation/relation.service';
import { reminderRepository } from '../resources/reminder/reminder.repository';
import { sampleRepository } from '../resources/sample/sample.repository';
import { sampleService } from '../resources/sample/sample.service';
import { reminderService } from '../resources/reminder/reminder.service';
import { robotItemRepository } from '../resources/robot-item/robot-item.repository';
import { configRepository } from '../resources/robot/config.repository';
import { configService } from '../resources/robot/config.service';
import { offlineMail } from '../resources/robot/offline-mail';
import { robotRepository } from '../resources/robot/robot.repository';
import { robotService } from '../resources/robot/robot.service';
import { targetIds } from '../resources/robot/served/target-ids';
import { sayingService } from '../resources/schedule/saying.service';
import { tianapi } from '../resources/schedule/tianapi';
import { rssService } from '../resources/rss/rss.service';
import type { MaterialService } from '../resources/material/material.service';
import type { AvatarStore } from '../resources/upload/avatars';
import type { Foundation } from './foundation';

interface Files {
  readonly avatars: AvatarStore;
  readonly material: MaterialService;
}

/** The robot of an account: its contacts, and everything that it is configured to do. */
export function robotServices(foundation: Foundation, { avatars, material }: Files) {
  const { db, isOurs, broker, reloads, events, accounts, messages, settings, postman, site } =
    foundation;
  const group = groupService(groupRepository(db), events, messages);
  const contact = contactService(contactRepository(db), events, messages);
  const custom = customService(customRepository(db, foundation.remember), accounts, broker);
  const targets = targetIds(group, contact);
  const configs = configRepository(db, isOurs, foundation.remember);
  const logs = logRepository(db, foundation.remember);
  const addresses = logAddresses(foundation.keys.secretOf);
  const recording = servedRecord(logs, addresses);
  const config = configService(configs, broker, accounts, custom, events, targets, recording);
  const dialogue = dialogueService(robotItemRepository(db, 'dialogue'), broker);
  const rss = rssService(robotItemRepository(db, 'rss'), broker, accounts);
  const batchTask = batchTaskService(robotItemRepository(db, 'batchTask'), broker, targets);
  const reminder = reminderService(reminderRepository(db), broker);
  const robot = robotService(robotRepository(db), broker, events, reloads, avatars);
  // Not awaited; a console that misses it polls by itself.
  broker.onPresence((userId) => void robot.announce(userId).catch(() => {}));
  broker.onReturn((userId) => void reloads.returned(userId));
  const prompt = promptService(promptRepository(db), dialogue.promptChanged);
  return {
    group,
    contact,
    robot,
    offlineMail: offlineMail(db, postman, site, settings.offlineAlertMs),
    reloads,
    config,
    custom,
    dialogue,
    rss,
    batchTask,
    saying: sayingService(configs, targets, tianapi(settings.tianapiUrl)),
    reminder,
    logAddresses: addresses,
    log: logService(
      logs,
      logReadingRepository(db),
      config,
      dialogue,
      broker,
      foundation.limits,
      handOver((timeoutMs) => outgoing(settings.privateServices, timeoutMs)),
    ),
    sample: sampleService(sampleRepository(db)),
    prompt,
    relation: relationService({
      group,
      contact,
      material,
      prompt,
      config,
      mentions: [
        dialogue.mentions,
        rss.mentions,
        batchTask.mentions,
        reminder.mentions,
        custom.mentions,
      ],
    }),
  };
}

export type RobotServices = ReturnType<typeof robotServices>;
