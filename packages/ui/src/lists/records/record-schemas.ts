/** What parses the records of lists, apart from the lists themselves. */
export {
  batchTaskSchema,
  dialogueSchema,
  promptSchema,
  reminderSchema,
  rssFeedSchema,
} from '@chatdeck/sdk/entities';
