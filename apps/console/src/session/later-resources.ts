/** What no first page calls, loaded together with the first call of any of them. */
export {
  batchTaskResource,
  libraryResource,
  logResource,
  questionResource,
  reminderResource,
  rssResource,
  sampleResource,
} from '@chatdeck/sdk/resources';
