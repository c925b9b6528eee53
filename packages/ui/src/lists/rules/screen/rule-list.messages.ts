import { defineMessages } from '#messages';

interface Named {
  readonly label: string;
}
interface Numbered {
  readonly number: number;
}
interface Shadowed {
  readonly number: number;
  readonly word: string;
}

/** The texts that all lists of the robot config share. */
export const ruleListMessages = defineMessages(
  'rule-list',
  ({ number: format }) => ({
    loading: '正在读取配置',
    counted: (count: number) => `${format(count)} 条`,
    list: '规则',
    edit: '编辑',
    editRow: ({ label }: Named) => `编辑${label}`,
    runNow: '立即发送',
    copy: '复制一条',
    copied: ({ number }: Numbered) => `已复制为第 ${number} 条`,
    copiedHint: '先停用着，改好以后再启用',
    copyRemoved: '已去掉复制的那一条',
    moveUp: '上移',
    moveDown: '下移',
    moveFirst: '移到最前',
    moveLast: '移到最后',
    remove: '删除',
    running: ({ label }: Named) => `启用${label}`,
    paused: '已停用',
    pausedRow: ({ label }: Named) => `已停用「${label}」`,
    resumedRow: ({ label }: Named) => `已启用「${label}」`,
    rowGone: '这一条刚在别处被修改或删除，列表已更新，请再试一次',
    ruleGone: '这一条已被修改或删除，以下是最新列表',
    refused: '没有保存',
    unreadable: '这一条格式有误，机器人可能也不认识它',
    unreadableAt: ({ place }: { readonly place: string }) => `出错的地方：${place}`,
    shadowed: ({ number, word }: Shadowed) =>
      `永远轮不到：第 ${number} 条里有「${word}」，先被它拦下`,
    short: ({ word }: { readonly word: string }) => `「${word}」只有一个字，很多消息都会触发`,
    sameTime: ({ number }: Numbered) => `和第 ${number} 条在同一时间发给同一个对象`,
    noMatch: ({ word }: { readonly word: string }) => `没有包含「${word}」的规则`,
    noMatchText: '换个词，或者清除搜索看全部。',
    malformedTitle: '已保存的配置无法读取',
    malformedText: '先到基础配置恢复以前的一版，再来这里修改。',
    toConfig: '去基础配置',
  }),
  ({ number: format }) => ({
    loading: 'Reading the config',
    counted: format,
    list: 'Rules',
    edit: 'Edit',
    editRow: ({ label }) => `Edit ${label}`,
    runNow: 'Send now',
    copy: 'Duplicate',
    copied: ({ number }) => `The copy is number ${number}`,
    copiedHint: 'It is paused until you resume it',
    copyRemoved: 'The copy is gone',
    moveUp: 'Move up',
    moveDown: 'Move down',
    moveFirst: 'Move to the start',
    moveLast: 'Move to the end',
    remove: 'Delete',
    running: ({ label }) => `Run ${label}`,
    paused: 'Paused',
    pausedRow: ({ label }) => `Paused "${label}"`,
    resumedRow: ({ label }) => `Resumed "${label}"`,
    ruleGone: 'This item has since been changed or deleted. This is the current list',
    rowGone:
      'Somebody else has just changed or deleted this one. The list is new; please try again',
    refused: 'Not saved',
    unreadable: 'This one cannot be read, and the robot may not know it either',
    unreadableAt: ({ place }) => `What is wrong: ${place}`,
    shadowed: ({ number, word }) => `Never used: "${word}" of number ${number} comes first`,
    short: ({ word }) => `"${word}" is a single character, which many messages contain`,
    sameTime: ({ number }) => `Comes together with number ${number}, to the same group or friend`,
    noMatch: ({ word }) => `No rule has "${word}" in it`,
    noMatchText: 'Try another word, or clear the search to see them all.',
    malformedTitle: 'The stored config cannot be read',
    malformedText: 'Restore an earlier version in the bot settings first.',
    toConfig: 'To the bot settings',
  }),
);
