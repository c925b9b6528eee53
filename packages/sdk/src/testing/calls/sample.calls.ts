import { sampleSchema } from '../../resources/sample/sample.rules';
import type { MockCallsOf } from './mock-call';
import { recordCalls } from './record-calls';

const sample = recordCalls({
  schema: sampleSchema,
  rows: ({ samples }) => samples,
  removed: ({ removed }) => removed.samples,
  cap: 'samples',
  newestFirst: true,
});

export const sampleCalls: MockCallsOf<'sample'> = {
  'sample.list': sample.list,
  'sample.add': sample.add,
  'sample.update': sample.update,
  'sample.remove': sample.remove,
  'sample.restore': sample.restore,
};
