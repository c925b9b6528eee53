import { defineMessages } from '#messages';

interface Named {
  readonly label: string;
}

/** The texts that all lists of records share. */
export const recordListMessages = defineMessages(
  'record-list',
  ({ number }) => ({
    loading: '正在读取列表',
    counted: (count: number) => `${number(count)} 条`,
    editRow: ({ label }: Named) => `编辑${label}`,
    removeRow: ({ label }: Named) => `删除${label}`,
    runNow: ({ label }: Named) => `立即发送${label}`,
    invalid: ({ label }: Named) => `「${label}」不完整，请先编辑`,
    notTurned: ({ label }: Named) => `「${label}」没有改动，请检查网络后再试`,
    notTurnedText: '系统刚升级过的话，重新加载页面就好。',
    noMatch: ({ word }: { readonly word: string }) => `没有找到「${word}」`,
    recordGone: '这一条已不存在，以下是最新列表',
    noMatchText: '换个词，或者清除搜索看全部。',
  }),
  ({ number }) => ({
    loading: 'Loading the list',
    counted: number,
    editRow: ({ label }) => `Edit ${label}`,
    removeRow: ({ label }) => `Delete ${label}`,
    runNow: ({ label }) => `Send ${label} now`,
    invalid: ({ label }) => `"${label}" is incomplete. Please edit it`,
    notTurned: ({ label }) => `"${label}" was not changed. Check your network and try again`,
    notTurnedText: 'If the console has just been upgraded, reload the page.',
    noMatch: ({ word }) => `Nothing found for "${word}"`,
    recordGone: 'This item is no longer here. This is the current list',
    noMatchText: 'Try another word, or clear the search to see them all.',
  }),
);
