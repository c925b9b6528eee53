import { defineMessages } from '#messages';

interface Named {
  readonly label: string;
}

/** The texts of the notification about a deletion that can be undone. */
export const undoMessages = defineMessages(
  'undo',
  () => ({
    removed: ({ label }: Named) => `已删除「${label}」`,
    undo: '撤销',
    restored: ({ label }: Named) => `已恢复「${label}」`,
  }),
  () => ({
    removed: ({ label }) => `Deleted "${label}"`,
    undo: 'Undo',
    restored: ({ label }) => `"${label}" is back`,
  }),
);
