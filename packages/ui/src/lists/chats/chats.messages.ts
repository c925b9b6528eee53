import { defineMessages } from '#messages';
import type { Chat } from '#store/chat.ts';

interface Count {
  readonly count: number;
}
interface Chats extends Count {
  readonly kind: Chat['kind'];
}
/** The number of them with what they are, as `counted` says it. */
interface Counted {
  readonly chats: string;
}
interface Done extends Count {
  readonly done: number;
}

/** The texts that the lists of friends and of groups share. */
export const chatsMessages = defineMessages(
  'chats',
  ({ number }) => ({
    counted: ({ kind, count }: Chats) =>
      kind === 'room' ? `${number(count)} 个群` : `${number(count)} 位好友`,
    tags: '标签',
    id: 'ID',
    openOf: ({ name }: { readonly name: string }) => `查看${name}`,
    refresh: '从机器人刷新',
    refreshIn: ({ seconds }: { readonly seconds: number }) => `${number(seconds)} 秒后可刷新`,
    refreshOffline: '机器人上线后可刷新',
    export: '导出 CSV',
    exporting: ({ done, count }: Done) => `已读 ${number(done)} / ${number(count)}`,
    exported: ({ chats }: Counted) => `已导出 ${chats}`,
    exportFailed: '没有导出，请重试',
    send: '群发',
    editTags: '标签',
    tagTitle: ({ chats }: Counted) => `修改 ${chats}的标签`,
    tagText: '标签仅在控制台可见，机器人刷新名单后仍会保留。',
    addTags: '加上',
    addPlaceholder: '选择或新建标签',
    removeTags: '去掉',
    removePlaceholder: '选要去掉的标签',
    nothingChosen: '请选择要加上或去掉的标签',
    tooLong: ({ count }: Count) => `标签不能超过 ${number(count)} 个字`,
    tooMany: ({ count, most }: Count & { readonly most: number }) =>
      `每项最多 ${number(most)} 个标签，有 ${number(count)} 项会超过`,
    cancel: '取消',
    submit: '保存',
    tagged: ({ chats }: Counted) => `已修改 ${chats}的标签`,
    unchanged: '标签没有变化',
    gone: ({ chats }: Counted) => `另外 ${chats}已经不在名单里。`,
    undone: '已撤销',
    clearFilters: '清除筛选',
  }),
  ({ number, plural }) => ({
    counted: ({ kind, count }) =>
      kind === 'room'
        ? `${number(count)} ${plural(count, { one: 'group', other: 'groups' })}`
        : `${number(count)} ${plural(count, { one: 'friend', other: 'friends' })}`,
    tags: 'Tags',
    id: 'ID',
    openOf: ({ name }) => `Show ${name}`,
    refresh: 'Refresh from the robot',
    refreshIn: ({ seconds }) =>
      `Refresh in ${number(seconds)} ${plural(seconds, { one: 'second', other: 'seconds' })}`,
    refreshOffline: 'Refresh when online',
    export: 'Export CSV',
    exporting: ({ done, count }) => `Read ${number(done)} of ${number(count)}`,
    exported: ({ chats }) => `Exported ${chats}`,
    exportFailed: 'Nothing was exported. Please try again',
    send: 'Mass send',
    editTags: 'Tags',
    tagTitle: ({ chats }) => `Change the tags of ${chats}`,
    tagText: 'Tags are only visible here, and kept when the robot refreshes the list.',
    addTags: 'Add',
    addPlaceholder: 'Choose one, or write a new one',
    removeTags: 'Remove',
    removePlaceholder: 'Choose the tags to remove',
    nothingChosen: 'Choose tags to add or remove',
    tooLong: ({ count }) => `A tag has at most ${number(count)} characters`,
    tooMany: ({ count, most }) =>
      `Each has at most ${number(most)} tags; ${number(count)} would have more`,
    cancel: 'Cancel',
    submit: 'Save',
    tagged: ({ chats }) => `Changed the tags of ${chats}`,
    unchanged: 'The tags are as they were',
    gone: ({ chats }) => `No longer in the list: ${chats}.`,
    undone: 'Undone',
    clearFilters: 'Clear filters',
  }),
);
