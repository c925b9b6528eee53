import * as z from 'zod/mini';
import { ACCOUNT_CAP } from '../../core/account-caps.constants';
import { FIXTURE_NOW } from '../fixtures';
import type { Material } from '../../resources/material/material.schema';
import { materialSchema } from '../../resources/material/material.schema';
import { uploadEndpoints } from '../../resources/upload/upload.endpoints';
import { MOCK_FILES } from '../mock-files';
import type { MockState } from '../mock-state';
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

/** The leave to upload that the mock gives. */
export const MOCK_UPLOAD_TOKEN = 'upload-token';

const saved = (id: string, input: object, version = 1): Material =>
  z.parse(materialSchema, { ...input, id, version, updatedAt: FIXTURE_NOW });

function add(input: object, state: MockState): Material {
  requireRoom(state.materials, ACCOUNT_CAP.materials, 'cap.materials');
  const added = saved(nextId(state.materials, state.removed.materials), input);
  state.materials.unshift(added);
  return added;
}

export const materialCalls: MockCallsOf<'material'> = {
  'material.list': (query, { materials }) => {
    const found = materials.filter(
      ({ name, tag, type }) =>
        includes(query.name, name) &&
        includes(query.tag, tag) &&
        includes(query.word, name, tag) &&
        (query.tagged === undefined || query.tagged === tag) &&
        (query.type === undefined || query.type === type),
    );
    return page(found, query);
  },
  'material.tags': (query, { materials }) => {
    const counts = new Map<string, number>();
    for (const { tag, type } of materials) {
      if (tag === '' || (query.type !== undefined && query.type !== type)) continue;
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    const list = [...counts].map(([tag, count]) => ({ tag, count }));
    return { list: list.sort((one, other) => other.count - one.count) };
  },
  'material.add': add,
  'material.addRich': add,
  'material.update': ({ id, baseVersion, ...input }, { materials }) =>
    replace(materials, id, baseVersion, (_, version) => saved(id, input, version)),
  'material.remove': ({ id }, { materials, removed }) => takeOut(materials, removed.materials, id),
  'material.restore': ({ id }, { materials, removed }) => {
    requireRoom(materials, ACCOUNT_CAP.materials, 'cap.materials');
    return putBack(materials, removed.materials, id);
  },
  'material.detail': ({ id }, { materials }) => find(materials, id),
  'material.token': (_, { user }) => ({
    token: MOCK_UPLOAD_TOKEN,
    uploadUrl: `${MOCK_FILES}v1${uploadEndpoints.store.path}`,
    publicBase: MOCK_FILES,
    prefix: `u/${user.userId}/`,
  }),
};
