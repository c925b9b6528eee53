import { textIn } from '@chatdeck/sdk/constants';
import { lazyDialog } from '#context/lazy-part.tsx';
import { UsedIn } from '#lists/references/lazy-used-in.tsx';
import type { MaterialReferences } from '../material-panel/material-panel.model';

const HEADER = { 'zh-CN': '使用', en: 'Used' };

const RemoveDialog = lazyDialog(() => import('#lists/references/remove-used-dialog.tsx'));

/**
 * Passed to `MaterialPanel`, it has the panel count where each material is used, and say so before one is deleted. A page
 * that does not pass it does not load its code.
 */
export const materialReferences: MaterialReferences = {
  column: (rows, locale) => {
    const page = rows.map(({ id }) => id);
    return {
      id: 'used',
      header: textIn(HEADER, locale),
      width: 'sm',
      cell: ({ id, name }) => <UsedIn subject={{ kind: 'material', id, name }} page={page} />,
    };
  },
  RemoveDialog: ({ material: { id, name }, ...actions }) => (
    <RemoveDialog subject={{ kind: 'material', id, name }} {...actions} />
  ),
};
