import type { Material } from '@chatdeck/sdk';
import { useRef } from 'react';
import { useMessages } from '#messages';
import { libraryApi } from '#store/library.api.ts';
import { useUndoable } from '#lists/use-undo.ts';
import { materialBulkMessages } from './bulk.messages';

/** The actions on several materials: each is one call, and one undo takes all of it back. */
export function useBulkActions() {
  const t = useMessages(materialBulkMessages);
  const offerUndo = useUndoable();
  const [sendTags] = libraryApi.useTagMaterialsMutation();
  const [sendRemoval] = libraryApi.useRemoveMaterialsMutation();
  const [sendRestore] = libraryApi.useRestoreMaterialsMutation();
  const isRunning = useRef(false);
  const once = async (run: () => Promise<boolean>): Promise<boolean> => {
    // A second press before the answer would act on materials that have changed by then.
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      return await run();
    } finally {
      isRunning.current = false;
    }
  };
  /** What to say of those that somebody else deleted meanwhile. */
  const goneText = (asked: number, changed: number) =>
    changed < asked ? t.gone({ count: asked - changed }) : undefined;

  return {
    /** Gives all the same tag; an empty one takes their tags away. Resolves to whether the server did it. */
    tag: (materials: readonly Material[], tag: string) =>
      once(async () => {
        const others = materials.filter((one) => one.tag !== tag);
        if (others.length === 0) return true;
        const { data } = await sendTags(others.map(({ id }) => ({ id, tag })));
        if (!data) return false;
        const count = data.ids.length;
        const changed = new Set(data.ids);
        const before = others
          .filter(({ id }) => changed.has(id))
          .map((one) => ({ id: one.id, tag: one.tag }));
        offerUndo({
          text: tag === '' ? t.untagged({ count }) : t.moved({ count, tag }),
          detail: goneText(others.length, count),
          undone: t.undone,
          undo: async () => (await sendTags(before)).error === undefined,
        });
        return true;
      }),
    remove: (materials: readonly Material[]) =>
      once(async () => {
        const { data } = await sendRemoval(materials.map(({ id }) => id));
        if (!data) return false;
        const count = data.ids.length;
        offerUndo({
          text: t.removed({ count }),
          detail: goneText(materials.length, count) ?? t.removedText,
          undone: t.undone,
          undo: async () => (await sendRestore(data.ids)).error === undefined,
        });
        return true;
      }),
  };
}

export type BulkActions = ReturnType<typeof useBulkActions>;
