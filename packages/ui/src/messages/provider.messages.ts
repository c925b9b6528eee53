import { defineMessages } from '.';

/** The texts that belong to no feature (product specification, section 8). */
export const providerMessages = defineMessages(
  'provider',
  () => ({
    notifications: '通知',
    close: '关闭',
    missingParameter: '缺少必填参数',
    sessionTitle: '重新登录',
    sessionText: '您已退出登录，请重新登录',
    sessionConfirm: '重新登录',
    panelFailed: '这里没能显示',
    panelFailedText: '页面其余部分照常可用。',
    reloadPanel: '重新载入这一块',
    dialogFailed: '没能打开。请检查网络后再试；系统刚升级过的话，重新加载页面就好。',
  }),
  () => ({
    notifications: 'Notifications',
    close: 'Close',
    missingParameter: 'A required value is missing',
    sessionTitle: 'Log in again',
    sessionText: 'You have been logged out. Please log in again',
    sessionConfirm: 'Log in again',
    panelFailed: 'This part cannot be shown',
    panelFailedText: 'The rest of the page works as before.',
    reloadPanel: 'Load this part again',
    dialogFailed:
      'It could not be opened. Check the network and try again; after an upgrade, reload the page.',
  }),
);
