import type { Routing } from '../http/routing';
import type { Services } from '../services';
import { accountRoutes } from './account/account.routes';
import { batchTaskRoutes } from './batch-task/batch-task.routes';
import { contactRoutes } from './contact/contact.routes';
import { customRoutes } from './custom/custom.routes';
import { dialogueRoutes } from './dialogue/dialogue.routes';
import { eventRoutes } from './event/event.routes';
import { groupRoutes } from './group/group.routes';
import { materialRoutes } from './material/material.routes';
import { miniRoutes } from './mini/mini.routes';
import { openApiRoutes } from './open-api/open-api.routes';
import { orderRoutes } from './order/order.routes';
import { promptRoutes } from './prompt/prompt.routes';
import { reminderRoutes } from './reminder/reminder.routes';
import { robotRoutes } from './robot/robot.routes';
import { rssRoutes } from './rss/rss.routes';
import { scheduleRoutes } from './schedule/schedule.routes';
import { sendRoutes } from './send/send.routes';
import { siteRoutes } from './site/site.routes';

/** Gives every call of the contract its handler. */
export function registerResources(routing: Routing, services: Services): void {
  accountRoutes(routing, services.account, services.credentials);
  miniRoutes(routing, services.mini);
  orderRoutes(routing, services.orders);
  openApiRoutes(routing, services.openApi, services.openSend);
  robotRoutes(routing, services.robot, services.config, services.publicUrl);
  contactRoutes(routing, services.contact, services.relation);
  groupRoutes(routing, services.group, services.relation);
  materialRoutes(routing, services.material, services.upload, services.publicUrl);
  sendRoutes(routing, services.send, services.jobs, services.dailySends);
  eventRoutes(routing, services.events, services.robot);
  scheduleRoutes(routing, services.custom);
  promptRoutes(routing, services.prompt);
  reminderRoutes(routing, services.reminder, services.contact);
  customRoutes(routing, services.custom);
  dialogueRoutes(routing, services.dialogue);
  rssRoutes(routing, services.rss);
  batchTaskRoutes(routing, services.batchTask);
  siteRoutes(routing, services.site, services.publicUrl);
}
