import { find, includes, nextId, page, replace, takeOut, type MockCallsOf } from './mock-call';

export const promptCalls: MockCallsOf<'prompt'> = {
  'prompt.list': (query, { prompts }) =>
    page(
      prompts.filter(({ name }) => includes(query.name, name)),
      query,
    ),
  'prompt.all': (_, { prompts }) => prompts,
  'prompt.detail': ({ id }, { prompts }) => find(prompts, id),
  'prompt.add': (input, state) => {
    const added = { ...input, id: nextId(state.prompts) };
    state.prompts.unshift(added);
    return added;
  },
  'prompt.update': (input, state) => replace(state.prompts, input),
  'prompt.remove': ({ id }, state) => takeOut(state.prompts, id),
};
