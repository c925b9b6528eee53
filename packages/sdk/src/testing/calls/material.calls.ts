import { FIXTURE_NOW } from '../fixtures';
import { materialSchema } from '../../resources/material/material.schema';
import { uploadEndpoints } from '../../resources/upload/upload.endpoints';
import { MOCK_FILES } from '../mock-files';
import { find, includes, page, type MockCallsOf } from './mock-call';
import { relatedCountsIn, relationsIn } from './relation.calls';
import { recordCalls } from './record-calls';

/** The upload token that the mock issues. */
export const MOCK_UPLOAD_TOKEN = 'upload-token';

const material = recordCalls({
  schema: materialSchema,
  rows: ({ materials }) => materials,
  removed: ({ removed }) => removed.materials,
  cap: 'materials',
  newestFirst: true,
  own: () => ({ updatedAt: FIXTURE_NOW }),
});

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
    if (query.sort === 'oldest') found.reverse();
    if (query.sort === 'updated') {
      found.sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
    }
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
  'material.add': material.add,
  'material.addRich': material.add,
  'material.update': material.update,
  'material.remove': material.remove,
  'material.restore': material.restore,
  'material.related': ({ id }, state) => relationsIn(find(state.materials, id).id, state),
  'material.relatedCounts': relatedCountsIn,
  'material.detail': ({ id }, { materials }) => find(materials, id),
  'material.token': (_, { user }) => ({
    token: MOCK_UPLOAD_TOKEN,
    uploadUrl: `${MOCK_FILES}v1${uploadEndpoints.store.path}`,
    publicBase: MOCK_FILES,
    prefix: `u/${user.userId}/`,
  }),
};
