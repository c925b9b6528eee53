import { lazyResource } from './core/lazy-resource';
import { eventResource } from './resources/event/event.resource';
import { openApiResource } from './resources/open-api/open-api.resource';

export { lazyResource } from './core/lazy-resource';

/**
 * The resources of a client, each loaded with the first of its calls, for pages that name what they use and download no
 * more: `createClient({ account: lazyResources.account }, options)`. Two hold more than calls, and are there at once.
 */
export const lazyResources = {
  account: lazyResource(
    async () => (await import('./resources/account/account.resource')).accountResource,
  ),
  mini: lazyResource(async () => (await import('./resources/mini/mini.resource')).miniResource),
  openApi: openApiResource,
  order: lazyResource(async () => (await import('./resources/order/order.resource')).orderResource),
  robot: lazyResource(async () => (await import('./resources/robot/robot.resource')).robotResource),
  contact: lazyResource(
    async () => (await import('./resources/contact/contact.resource')).contactResource,
  ),
  group: lazyResource(async () => (await import('./resources/group/group.resource')).groupResource),
  material: lazyResource(
    async () => (await import('./resources/material/material.resource')).materialResource,
  ),
  library: lazyResource(
    async () => (await import('./resources/library/library.resource')).libraryResource,
  ),
  upload: lazyResource(
    async () => (await import('./resources/upload/upload.resource')).uploadResource,
  ),
  send: lazyResource(async () => (await import('./resources/send/send.resource')).sendResource),
  schedule: lazyResource(
    async () => (await import('./resources/schedule/schedule.resource')).scheduleResource,
  ),
  prompt: lazyResource(
    async () => (await import('./resources/prompt/prompt.resource')).promptResource,
  ),
  reminder: lazyResource(
    async () => (await import('./resources/reminder/reminder.resource')).reminderResource,
  ),
  sample: lazyResource(
    async () => (await import('./resources/sample/sample.resource')).sampleResource,
  ),
  custom: lazyResource(
    async () => (await import('./resources/custom/custom.resource')).customResource,
  ),
  dialogue: lazyResource(
    async () => (await import('./resources/dialogue/dialogue.resource')).dialogueResource,
  ),
  rss: lazyResource(async () => (await import('./resources/rss/rss.resource')).rssResource),
  batchTask: lazyResource(
    async () => (await import('./resources/batch-task/batch-task.resource')).batchTaskResource,
  ),
  site: lazyResource(async () => (await import('./resources/site/site.resource')).siteResource),
  log: lazyResource(async () => (await import('./resources/log/log.resource')).logResource),
  question: lazyResource(
    async () => (await import('./resources/question/question.resource')).questionResource,
  ),
  event: eventResource,
};

/** The name of a resource of the client. */
export type ResourceName = keyof typeof lazyResources;
