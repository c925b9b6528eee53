import { defineMessages } from '#messages';

interface Advice {
  readonly kilobytes: number;
  readonly width: number;
}

/** The texts of the upload field; its errors are rules of the SDK. */
export const uploadMessages = defineMessages(
  'upload',
  ({ number }) => ({
    choose: '选择文件',
    drop: '或拖到这里',
    chooseImage: '选择图片',
    filesOfMaterial: ({ megabytes }: { megabytes: number }) =>
      `图片、视频、文档、表格、压缩包、音频，${megabytes} MB 以内`,
    filesOfSend: ({ megabytes }: { megabytes: number }) =>
      `图片、视频、文档、表格、压缩包，${megabytes} MB 以内`,
    images: ({ kilobytes, width }: Advice) =>
      `JPG 或 PNG；建议 5:4、${kilobytes} KB 以内、宽不超过 ${number(width)} 像素`,
    uploading: ({ name }: { name: string }) => `正在上传 ${name}`,
    uploaded: '已上传',
    cancel: '取消上传',
    remove: '移除',
    failed: ({ reason }: { reason: string }) => `上传失败：${reason}`,
    unreachable: '连不上文件服务器，请检查网络后再试',
    again: '重新上传',
    rename: ({ name }: { name: string }) => `改名为 ${name} 再上传`,
    renameAction: '改名并上传',
    shrink: ({ kilobytes, width }: Advice) =>
      `缩小到 ${kilobytes} KB 以内、宽不超过 ${number(width)} 像素再上传`,
    shrinkAction: '缩小并上传',
    asIs: '原图上传',
    large: '图片比建议的大，手机上可能打开得慢',
    unreadable: '无法读取这张图片，请换一张',
  }),
  ({ number }) => ({
    choose: 'Choose a file',
    drop: 'or drop it here',
    chooseImage: 'Choose a picture',
    filesOfMaterial: ({ megabytes }) =>
      `Pictures, videos, documents, sheets, archives and audio below ${megabytes} MB`,
    filesOfSend: ({ megabytes }) =>
      `Pictures, videos, documents, sheets and archives below ${megabytes} MB`,
    images: ({ kilobytes, width }) =>
      `JPG or PNG; best 5:4, below ${kilobytes} KB, at most ${number(width)} px wide`,
    uploading: ({ name }) => `Uploading ${name}`,
    uploaded: 'Uploaded',
    cancel: 'Cancel the upload',
    remove: 'Remove',
    failed: ({ reason }) => `The upload failed: ${reason}`,
    unreachable: 'The file server cannot be reached. Check the network and try again',
    again: 'Upload again',
    rename: ({ name }) => `Rename it to ${name} and upload`,
    renameAction: 'Rename and upload',
    shrink: ({ kilobytes, width }) =>
      `Shrink it below ${kilobytes} KB and ${number(width)} px wide, and upload`,
    shrinkAction: 'Shrink and upload',
    asIs: 'Upload as it is',
    large: 'Larger than advised; it may open slowly on a phone',
    unreadable: 'This picture cannot be read. Choose another one',
  }),
);
