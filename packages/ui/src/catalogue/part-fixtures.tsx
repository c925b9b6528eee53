import type { MockState } from '@chatdeck/sdk/testing';
import { CustomBotScreen } from '#features/custom/bot/custom-bot-screen.tsx';
import { ConversationRecordScreen } from '#features/custom/conversation-record/conversation-record-screen.tsx';
import { UploadFileScreen } from '#features/custom/upload-file/upload-file-screen.tsx';
import { SummaryScreen } from '#features/summary/summary-screen.tsx';
import type { Fixture } from './fixture';

/** Each config part, filled with user-written text. */
const PARTS = {
  conversationRecord: { open: true, customUrl: 'https://crm.example.com/messages' },
  customBot: { open: true, customUrl: 'https://bot.example.com/answer' },
  summerConfig: { open: true, keywords: ['总结'], prompt: '用不超过五条要点总结。' },
  uploadFileConfig: { open: true, imagePrompt: '图里写了什么？' },
};
const change = (state: MockState): void => {
  state.config = JSON.stringify(PARTS);
};

/** The exported forms that edit one part of the config. */
export const PART_FIXTURES: readonly Fixture[] = (
  [
    ['ConversationRecordScreen', ConversationRecordScreen, '启用消息记录'],
    ['CustomBotScreen', CustomBotScreen, '启用自定义机器人'],
    ['SummaryScreen', SummaryScreen, '启用聊天总结'],
    ['UploadFileScreen', UploadFileScreen, '启用文件存储'],
  ] as const
).map(([name, Screen, good]) => ({
  name,
  use: 'the settings',
  calls: 'loads',
  good,
  change,
  ui: () => <Screen />,
}));
