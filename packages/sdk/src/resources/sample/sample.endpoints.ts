import { changeOf, recordEndpoints } from '../../core/record-endpoints';
import { sampleInputSchema, sampleSchema } from './sample.rules';

export const sampleEndpoints = recordEndpoints({
  resource: 'sample',
  path: '/api/sample',
  access: 'user',
  query: {},
  input: sampleInputSchema,
  change: changeOf(sampleInputSchema),
  row: sampleSchema,
  list: { summary: 'A page of the sample messages, newest first.' },
  add: { summary: 'Keeps a message and what becomes of it as a sample.' },
  update: {
    summary:
      'Changes a sample; 10003 with the stored one as `current` when `baseVersion` is outdated.',
  },
  remove: { summary: 'Deletes a sample. It can be restored for 30 days.' },
  restore: { summary: 'Restores a deleted sample; 10004 after 30 days.' },
});
