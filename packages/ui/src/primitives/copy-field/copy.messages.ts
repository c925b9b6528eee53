import { defineMessages } from '#messages';

/** The texts of what can be copied, and of secrets that are hidden until they are asked for. */
export const copyMessages = defineMessages(
  'copy',
  () => ({
    showValue: ({ label }: { label: string }) => `显示${label}`,
    hideValue: ({ label }: { label: string }) => `隐藏${label}`,
    copyValue: ({ label }: { label: string }) => `复制${label}`,
    copied: '已复制',
    notCopied: '浏览器禁止复制，请手动选中复制',
    requestId: '请求号',
  }),
  () => ({
    showValue: ({ label }) => `Show ${label}`,
    hideValue: ({ label }) => `Hide ${label}`,
    copyValue: ({ label }) => `Copy ${label}`,
    copied: 'Copied',
    notCopied: 'The browser does not copy here: select it and copy by hand',
    requestId: 'Request id',
  }),
);
