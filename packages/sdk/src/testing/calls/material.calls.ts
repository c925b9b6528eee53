import { FIXTURE_NOW } from '../fixtures';
import { find, includes, page, type MockCallsOf } from './mock-call';

export const materialCalls: MockCallsOf<'material'> = {
  'material.list': (query, { materials }) => {
    const found = materials.filter(
      ({ name, tag, type }) =>
        includes(query.name, name) &&
        includes(query.tag, tag) &&
        (query.type === undefined || query.type === type),
    );
    return page(found, query);
  },
  'material.add': (input, state) => {
    const id = String(Math.max(0, ...state.materials.map((material) => Number(material.id))) + 1);
    const added = { ...input, id, tag: input.tag ?? '', updatedAt: FIXTURE_NOW };
    state.materials.unshift(added);
    return added;
  },
  'material.update': ({ id, ...input }, state) => {
    const at = state.materials.indexOf(find(state.materials, id));
    const changed = { ...input, id, tag: input.tag ?? '', updatedAt: FIXTURE_NOW };
    state.materials[at] = changed;
    return changed;
  },
  'material.remove': ({ id }, state) => {
    find(state.materials, id);
    state.materials = state.materials.filter((material) => material.id !== id);
    return null;
  },
  'material.detail': ({ id }, { materials }) => find(materials, id),
};
