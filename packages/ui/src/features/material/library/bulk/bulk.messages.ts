import { defineMessages } from '#messages';

interface Count {
  readonly count: number;
}
interface Tagged extends Count {
  readonly tag: string;
}

/** The texts for acting on several materials at once. */
export const materialBulkMessages = defineMessages(
  'material-bulk',
  ({ number }) => ({
    move: '移到标签',
    remove: '删除',
    moveTitle: ({ count }: Count) => `把 ${number(count)} 个素材移到标签`,
    moveText: '一个素材只有一个标签，移过去就离开原来的标签。',
    tag: '标签',
    tagPlaceholder: '选择或新建标签',
    tagMissing: '标签必填',
    removeTag: '去掉标签',
    cancel: '取消',
    submitMove: '移过去',
    moved: ({ count, tag }: Tagged) => `已把 ${number(count)} 个移到「${tag}」`,
    untagged: ({ count }: Count) => `已去掉 ${number(count)} 个的标签`,
    removed: ({ count }: Count) => `已删除 ${number(count)} 个素材`,
    gone: ({ count }: Count) => `另外 ${number(count)} 个之前已经不在了。`,
    removedText: '用上它们的规则保留自己的一份，照常工作。',
    undone: '已撤销',
    usedTitle: ({ count, used }: Count & { readonly used: number }) =>
      `其中 ${number(used)} 个还在用，仍然删除全部 ${number(count)} 个？`,
    usedText: '删除以后，这些地方发的是当时的副本。',
    more: ({ count }: Count) => `还有 ${number(count)} 个也在用。`,
    doNotDelete: '不删',
    removeAnyway: '仍然删除',
  }),
  ({ number, plural }) => {
    const materials = (count: number) =>
      `${number(count)} ${plural(count, { one: 'material', other: 'materials' })}`;
    return {
      move: 'Move to tag',
      remove: 'Delete',
      moveTitle: ({ count }) => `Move ${materials(count)} to a tag`,
      moveText: 'A material has one tag, so it leaves the one that it has.',
      tag: 'Tag',
      tagPlaceholder: 'Choose one, or write a new one',
      tagMissing: 'Tag is required',
      removeTag: 'Remove the tag',
      cancel: 'Cancel',
      submitMove: 'Move',
      moved: ({ count, tag }) => `Moved ${materials(count)} to "${tag}"`,
      untagged: ({ count }) => `Removed the tag of ${materials(count)}`,
      removed: ({ count }) => `Deleted ${materials(count)}`,
      gone: ({ count }) =>
        `Another ${number(count)} ${plural(count, { one: 'was', other: 'were' })} gone already.`,
      removedText: 'Rules that use them keep their copy and go on working.',
      undone: 'Undone',
      usedTitle: ({ count, used }) =>
        `${number(used)} of ${materials(count)} ${plural(used, { one: 'is', other: 'are' })} in use. Delete all the same?`,
      usedText: 'Once they are deleted, these places send their copy from then.',
      more: ({ count }) =>
        `Another ${number(count)} ${plural(count, { one: 'is', other: 'are' })} in use too.`,
      doNotDelete: 'Do not delete',
      removeAnyway: 'Delete all the same',
    };
  },
);
