import { defineMessages } from '#messages';

interface Counts {
  readonly changed: number;
  readonly all: number;
}

/** The texts of sample messages. */
export const sampleMessages = defineMessages(
  'samples',
  ({ number }) => ({
    title: '样例',
    hint: '把消息留作样例，改配置时就知道哪些回复会变。',
    saveAsSample: '留作样例',
    saveAsSampleOf: ({ text }: { readonly text: string }) => `把「${text}」留作样例`,
    savedAsSample: '已留作样例',
    asExpected: '如预期',
    differs: '与预期不同',
    expected: '预期',
    now: '现在',
    was: '原来',
    willBe: '改后',
    expectNow: '以现在为准',
    expectNowOf: ({ text }: { readonly text: string }) => `「${text}」以现在为准`,
    remove: ({ text }: { readonly text: string }) => `删除样例「${text}」`,
    loading: '正在读取样例',
    editChanges: ({ changed, all }: Counts) =>
      `这次修改会改变 ${number(all)} 条样例中的 ${number(changed)} 条`,
    editKeeps: ({ all }: { readonly all: number }) => `这次修改不影响 ${number(all)} 条样例`,
    saveAnyway: '仍然保存',
    keepEditing: '继续编辑',
    silent: '不回复',
    asks: ({ who }: { readonly who: string }) => `由 ${who} 回答`,
    ai: 'AI',
    to: ({ name, text }: { readonly name: string; readonly text: string }) => `${name}：${text}`,
    content: '[其他内容]',
  }),
  ({ number, plural }) => ({
    title: 'Sample messages',
    hint: 'Keep messages as samples to see which replies a change of the config changes.',
    saveAsSample: 'Keep as sample',
    saveAsSampleOf: ({ text }) => `Keep "${text}" as sample`,
    savedAsSample: 'Kept as a sample',
    asExpected: 'As expected',
    differs: 'Differs',
    expected: 'Expected',
    now: 'Now',
    was: 'Was',
    willBe: 'Will be',
    expectNow: 'Expect this from now on',
    expectNowOf: ({ text }) => `Expect this from now on, for "${text}"`,
    remove: ({ text }) => `Delete the sample "${text}"`,
    loading: 'Loading the samples',
    editChanges: ({ changed, all }) =>
      `This edit changes ${number(changed)} of your ${number(all)} sample ${plural(all, { one: 'message', other: 'messages' })}`,
    editKeeps: ({ all }) =>
      `This edit changes none of your ${number(all)} sample ${plural(all, { one: 'message', other: 'messages' })}`,
    saveAnyway: 'Save anyway',
    keepEditing: 'Keep editing',
    silent: 'No reply',
    asks: ({ who }) => `${who} answers`,
    ai: 'The AI',
    to: ({ name, text }) => `${name}: ${text}`,
    content: '[Something else]',
  }),
);
