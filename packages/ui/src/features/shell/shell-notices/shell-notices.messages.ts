import { defineMessages } from '#messages';

export const shellNoticesMessages = defineMessages(
  'shell-notices',
  () => ({
    offline: '网络已断开。可以继续看和写，连上之前保存不了。',
    slow: '网络很慢，内容会晚一点到。',
    updated: '控制台已升级。重新加载即可使用新版，没有保存的内容会留着。',
    reload: '重新加载',
    later: '稍后',
    initialise: '去初始化',
  }),
  () => ({
    offline:
      'The network is down. You can go on reading and typing; nothing can be saved until it is back.',
    slow: 'The network is slow; things take a moment.',
    updated: 'The console was upgraded. Reload to use the new version; what is not saved is kept.',
    reload: 'Reload',
    later: 'Later',
    initialise: 'Initialise it',
  }),
);
