import type { Text } from '@chatdeck/sdk/constants';

interface Release {
  readonly version: string;
  readonly date: string;
  readonly changes: readonly Text[];
}

/** The change log that the site shows, newest release first. */
export const CHANGE_LOG: readonly Release[] = [
  {
    version: '0.1.0',
    date: '2026-11-21',
    changes: [
      {
        'zh-CN': '注册登录、基础配置、好友与群、文字素材、发送消息',
        en: 'Accounts, the robot config, friends and groups, text materials, sending messages',
      },
      {
        'zh-CN': '预设角色、内置回调事件、提醒任务、定制中心的接口',
        en: 'Preset roles, built-in callback events, reminders, the calls of the custom centre',
      },
    ],
  },
];
