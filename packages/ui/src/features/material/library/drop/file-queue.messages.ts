import { defineMessages } from '#messages';

interface Named {
  readonly name: string;
}
interface Count {
  readonly count: number;
}

/** The texts about files that are dropped on the library. */
export const fileQueueMessages = defineMessages(
  'file-queue',
  ({ number }) => ({
    upload: '上传文件',
    drop: '松开就添加到素材库',
    dropHint: ({ megabytes }: { readonly megabytes: number }) =>
      `可以一次放多个，每个 ${megabytes} MB 以内`,
    title: '上传的文件',
    adding: ({ done, count }: Count & { readonly done: number }) =>
      `正在添加，已完成 ${number(done)} / ${number(count)}`,
    added: ({ count }: Count) => `已添加 ${number(count)} 个文件`,
    notAdded: ({ count }: Count) => `${number(count)} 个没有添加`,
    toFiles: '去文件素材',
    stop: '全部取消',
    close: '关闭',
    waiting: '等待上传',
    uploading: ({ name }: Named) => `正在上传 ${name}`,
    done: '已添加',
    rename: '改名并上传',
    renameOf: ({ name }: Named) => `改名并上传 ${name}`,
    again: '重试',
    againOf: ({ name }: Named) => `重试 ${name}`,
    remove: ({ name }: Named) => `移除 ${name}`,
    failed: ({ reason }: { readonly reason: string }) => `上传失败：${reason}`,
    unreachable: '连不上文件服务器，请检查网络后再试',
  }),
  ({ number, plural }) => ({
    upload: 'Upload files',
    drop: 'Drop to add to the materials',
    dropHint: ({ megabytes }) => `Several at once, each below ${megabytes} MB`,
    title: 'Uploaded files',
    adding: ({ done, count }) => `Adding: ${number(done)} of ${number(count)} done`,
    added: ({ count }) =>
      `Added ${number(count)} ${plural(count, { one: 'file', other: 'files' })}`,
    notAdded: ({ count }) => `${number(count)} not added`,
    toFiles: 'Go to the files',
    stop: 'Cancel all',
    close: 'Close',
    waiting: 'Waiting',
    uploading: ({ name }) => `Uploading ${name}`,
    done: 'Added',
    rename: 'Rename and upload',
    renameOf: ({ name }) => `Rename and upload ${name}`,
    again: 'Try again',
    againOf: ({ name }) => `Try ${name} again`,
    remove: ({ name }) => `Remove ${name}`,
    failed: ({ reason }) => `The upload failed: ${reason}`,
    unreachable: 'The file server cannot be reached. Check the network and try again',
  }),
);
