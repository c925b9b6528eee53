import { ACCOUNT_CAP } from '../../core/account-caps.constants';
import { capText } from '../../core/cap-texts';
import { CODE } from '../../core/codes';
import { CONTENT_TYPE } from '../../resources/material/material.constants';
import { FIXTURE_NOW } from '../fixtures';
import { MockRefusal, type MockCallsOf } from './mock-call';

/** The size of every stored file. */
const FILE_BYTES = 860_000;

export const libraryCalls: MockCallsOf<'library'> = {
  'library.counts': (_, { materials }) => {
    const counts = new Map<number, number>();
    for (const { type } of materials) counts.set(type, (counts.get(type) ?? 0) + 1);
    return { list: [...counts].map(([type, count]) => ({ type, count })) };
  },
  'library.sizes': ({ ids }, { materials }) => ({
    list: materials
      .filter(({ id, type }) => type === CONTENT_TYPE.file && ids.includes(id))
      .map(({ id }) => ({ id, bytes: FILE_BYTES })),
  }),
  'library.tag': ({ list }, { materials }) => {
    const tags = new Map(list.map(({ id, tag = '' }) => [id, tag]));
    const ids: string[] = [];
    for (const [at, material] of materials.entries()) {
      const { id, version } = material;
      const tag = tags.get(id);
      if (tag === undefined) continue;
      materials[at] = { ...material, tag, version: version + 1, updatedAt: FIXTURE_NOW };
      ids.push(id);
    }
    return { ids };
  },
  'library.remove': ({ ids }, { materials, removed }) => {
    const gone = materials.filter(({ id }) => ids.includes(id));
    for (const row of gone) {
      const at = materials.indexOf(row);
      removed.materials.push({ row, at });
      materials.splice(at, 1);
    }
    return { ids: gone.map(({ id }) => id) };
  },
  'library.restore': ({ ids }, { materials, removed }) => {
    const back = removed.materials.filter(({ row }) => ids.includes(row.id));
    if (materials.length + back.length > ACCOUNT_CAP.materials) {
      const rule = 'cap.materials';
      throw new MockRefusal(CODE.invalidValue, { rule }, capText(rule, 'zh-CN'));
    }
    // In the reverse order, so that each finds its old position.
    for (const { row, at } of [...back].reverse()) materials.splice(at, 0, row);
    removed.materials = removed.materials.filter((entry) => !back.includes(entry));
    return { ids: back.map(({ row }) => row.id) };
  },
};
