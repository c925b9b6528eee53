import {
  ConversationRecordScreen,
  CustomBotScreen,
  SummaryScreen,
  UploadFileScreen,
} from '../../features/config-part';
import type { Specimen } from './specimen';

/** The exported forms over one part of the config. */
export const PART_SPECIMENS: readonly Specimen[] = (
  [
    ['ConversationRecordScreen', ConversationRecordScreen, '启用消息记录'],
    ['CustomBotScreen', CustomBotScreen, '启用自定义机器人'],
    ['SummaryScreen', SummaryScreen, '启用聊天总结'],
    ['UploadFileScreen', UploadFileScreen, '启用文件存储'],
  ] as const
).map(([name, Screen, good]) => ({
  ...{ name, use: 'the settings', calls: 'loads', good },
  ui: () => <Screen />,
}));
