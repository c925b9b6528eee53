import { lazyDialog } from '#context/lazy-part.tsx';

/**
 * The same for a page, which is shown before anybody asks it for something: the code of a dialog is as much as that of a list.
 * What is a dialog already has the other one.
 */
export const LazyConfirmDialog = /* @__PURE__ */ lazyDialog(async () => ({
  default: (await import('./confirm-dialog')).ConfirmDialog,
}));
