/** What parses schedules that are records, and what they are sent as: loaded when one is changed. */
export { batchTaskSchema, reminderSchema, rssFeedSchema } from '@chatdeck/sdk/entities';
export { batchTaskInputSchema, reminderInputSchema, rssFeedInputSchema } from '@chatdeck/sdk/rules';
