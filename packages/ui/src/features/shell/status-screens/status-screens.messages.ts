import { defineMessages } from '#messages';

export const notFoundMessages = defineMessages(
  'not-found-screen',
  () => ({
    title: '没有这个页面',
    text: '地址可能写错了，或者页面已经移走。',
    home: '回到首页',
  }),
  () => ({
    title: 'Page not found',
    text: 'The address may be mistyped, or the page has moved.',
    home: 'Back to the home page',
  }),
);

export const pageFailedMessages = defineMessages(
  'page-failed-screen',
  () => ({
    missing: '这个页面没有载入',
    missingText: '可能是网络不稳定。先重试，还不行就重新加载，没有保存的内容会留着。',
    upgraded: '控制台升级了',
    upgradedText: '这个页面换了新版。重新加载即可打开，没有保存的内容会留着。',
    offline: '网络断开了',
    offlineText: '这个页面还没有载入过。连上网络后会自动载入，没有保存的内容会留着。',
    broken: '这个页面出错了',
    brokenText: '其他页面不受影响。先重试，还不行就重新加载，没有保存的内容会留着。',
    reload: '重新加载',
  }),
  () => ({
    missing: 'This page did not load',
    missingText:
      'The network may be unstable. Try again, and reload if that does not help; what is not saved is kept.',
    upgraded: 'The console was upgraded',
    upgradedText: 'This page has a new version. Reload to open it; what is not saved is kept.',
    offline: 'The network is down',
    offlineText:
      'This page was not loaded before. It comes by itself once the network is back; what is not saved is kept.',
    broken: 'This page has failed',
    brokenText:
      'Other pages still work. Try again, and reload if that does not help; what is not saved is kept.',
    reload: 'Reload',
  }),
);

export const unreachableMessages = defineMessages(
  'unreachable-screen',
  () => ({
    title: '连不上服务器',
    text: '可能是网络断开了，也可能是服务器正忙。你仍是登录状态，写好的内容也都还在。',
    retry: '再试一次',
    retrying: '正在重试',
  }),
  () => ({
    title: 'The server cannot be reached',
    text: 'The network may be down, or the server busy. You are still logged in, and what you typed is still there.',
    retry: 'Try again',
    retrying: 'Trying again',
  }),
);
