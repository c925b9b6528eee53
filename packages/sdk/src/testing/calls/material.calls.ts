import * as z from 'zod/mini';
import { FIXTURE_NOW } from '../fixtures';
import type { Material } from '../../resources/material/material.schema';
import { materialSchema } from '../../resources/material/material.schema';
import { uploadEndpoints } from '../../resources/upload/upload.endpoints';
import { MOCK_FILES } from '../mock-files';
import type { MockState } from '../mock-state';
import { find, includes, nextId, page, replace, type MockCallsOf } from './mock-call';

/** The leave to upload that the mock gives. */
export const MOCK_UPLOAD_TOKEN = 'upload-token';

const saved = (id: string, input: object): Material =>
  z.parse(materialSchema, { ...input, id, updatedAt: FIXTURE_NOW });

function add(input: object, state: MockState): Material {
  const added = saved(nextId([...state.materials, ...state.removedMaterials]), input);
  state.materials.unshift(added);
  return added;
}

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
  'material.add': add,
  'material.addRich': add,
  'material.update': ({ id, ...input }, { materials }) => replace(materials, saved(id, input)),
  'material.remove': ({ id }, state) => {
    const removed = find(state.materials, id);
    state.materials = state.materials.filter((material) => material !== removed);
    state.removedMaterials.push(removed);
    return null;
  },
  'material.restore': ({ id }, state) => {
    const restored = find(state.removedMaterials, id);
    state.removedMaterials = state.removedMaterials.filter((material) => material !== restored);
    state.materials.unshift(restored);
    return restored;
  },
  'material.detail': ({ id }, { materials }) => find(materials, id),
  'material.token': (_, { user }) => ({
    token: MOCK_UPLOAD_TOKEN,
    uploadUrl: `${MOCK_FILES}v1${uploadEndpoints.store.path}`,
    publicBase: MOCK_FILES,
    prefix: `u/${user.userId}/`,
  }),
};
