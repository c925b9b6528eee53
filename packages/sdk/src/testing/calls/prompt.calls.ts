import { ACCOUNT_CAP } from '../../core/account-caps.constants';
import {
  find,
  includes,
  nextId,
  page,
  putBack,
  replace,
  requireRoom,
  takeOut,
  type MockCallsOf,
} from './mock-call';

export const promptCalls: MockCallsOf<'prompt'> = {
  'prompt.list': (query, { prompts }) =>
    page(
      prompts.filter(({ name }) => includes(query.name, name)),
      query,
    ),
  'prompt.all': (_, { prompts }) => prompts,
  'prompt.detail': ({ id }, { prompts }) => find(prompts, id),
  'prompt.add': (input, { prompts, removed }) => {
    requireRoom(prompts, ACCOUNT_CAP.prompts, 'cap.prompts');
    const added = { ...input, id: nextId(prompts, removed.prompts), version: 1 };
    prompts.unshift(added);
    return added;
  },
  'prompt.update': ({ id, baseVersion, ...input }, { prompts }) =>
    replace(prompts, id, baseVersion, (_, version) => ({ ...input, id, version })),
  'prompt.remove': ({ id }, { prompts, removed }) => takeOut(prompts, removed.prompts, id),
  'prompt.restore': ({ id }, { prompts, removed }) => {
    requireRoom(prompts, ACCOUNT_CAP.prompts, 'cap.prompts');
    return putBack(prompts, removed.prompts, id);
  },
};
