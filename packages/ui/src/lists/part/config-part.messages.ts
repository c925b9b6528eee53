import { defineMessages } from '#messages';

/** The texts that all pages of config objects share. */
export const configPartMessages = defineMessages(
  'config-part',
  () => ({
    refused: '没有保存',
    gone: '这里的设置刚在别处被修改。你填的内容还在，确认后再保存一次会用你的内容。',
    unreadableTitle: '已保存的设置无法读取',
    unreadable: ({ place }: { readonly place: string }) =>
      `出错的地方：${place}。保存后会用下面的内容代替。`,
    pairKey: ({ number }: { readonly number: number }) => `参数名 ${number}`,
    pairValue: ({ number }: { readonly number: number }) => `参数值 ${number}`,
    removePair: ({ name }: { readonly name: string }) => `移除参数 ${name}`,
    addPair: '添加一个',
    seconds: '秒',
    timeout: '超时时间',
    moreData: '自定义参数',
    moreDataHint: '随每次请求一起发出。',
    header: '请求头',
    headerHint: '例如用来验证来源的密钥。',
  }),
  () => ({
    refused: 'Not saved',
    gone: 'Somebody else has just changed these settings. What you typed is still here; saving again keeps yours.',
    unreadableTitle: 'The stored settings cannot be read',
    unreadable: ({ place }) => `What is wrong: ${place}. Saving replaces them by what is below.`,
    pairKey: ({ number }) => `Name ${number}`,
    pairValue: ({ number }) => `Value ${number}`,
    removePair: ({ name }) => `Remove ${name}`,
    addPair: 'Add one',
    seconds: 's',
    timeout: 'Time limit',
    moreData: 'Custom parameters',
    moreDataHint: 'Sent with each request.',
    header: 'Request headers',
    headerHint: 'For example, a key that identifies the caller.',
  }),
);
