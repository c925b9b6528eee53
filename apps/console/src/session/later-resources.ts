/** What no first page calls, loaded together with the first call of any of them. */
export {
  batchTaskResource,
  contactResource,
  customResource,
  dialogueResource,
  groupResource,
  libraryResource,
  logResource,
  orderResource,
  questionResource,
  reminderResource,
  rssResource,
  sampleResource,
  scheduleResource,
  twoFactorResource,
} from '@chatdeck/sdk/resources';
