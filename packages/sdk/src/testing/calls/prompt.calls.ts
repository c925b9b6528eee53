import { promptSchema } from '../../resources/prompt/prompt.rules';
import { find, includes, page, type MockCallsOf } from './mock-call';
import { relatedCountsIn, relationsIn } from './relation.calls';
import { recordCalls } from './record-calls';

const prompt = recordCalls({
  schema: promptSchema,
  rows: ({ prompts }) => prompts,
  removed: ({ removed }) => removed.prompts,
  cap: 'prompts',
  newestFirst: true,
});

export const promptCalls: MockCallsOf<'prompt'> = {
  'prompt.list': (query, { prompts }) =>
    page(
      prompts.filter(({ name }) => includes(query.name, name)),
      query,
    ),
  'prompt.all': (_, { prompts }) => prompts,
  'prompt.related': ({ id }, state) => relationsIn(find(state.prompts, id).id, state),
  'prompt.relatedCounts': relatedCountsIn,
  'prompt.detail': ({ id }, { prompts }) => find(prompts, id),
  'prompt.add': prompt.add,
  'prompt.update': prompt.update,
  'prompt.remove': prompt.remove,
  'prompt.restore': prompt.restore,
};
