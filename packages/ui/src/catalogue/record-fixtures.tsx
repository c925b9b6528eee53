import { batchTaskSchema } from '@chatdeck/sdk/entities';
import type { MockState } from '@chatdeck/sdk/testing';
import { customRights } from '#lists/records/record-list.fixtures.ts';
import { CustomContentScreen } from '#features/batch-task/content/custom-content-screen.tsx';
import { MoreMaterialScreen } from '#features/batch-task/material/more-material-screen.tsx';
import { MoreNewsScreen } from '#features/batch-task/news/more-news-screen.tsx';
import { PrivateKeywordScreen } from '#features/custom/private-keyword/private-keyword-screen.tsx';
import { RoomReplyScreen } from '#features/custom/room-reply/room-reply-screen.tsx';
import { DialogueScreen } from '#features/dialogue/dialogue-screen.tsx';
import { GptChatScreen } from '#features/dialogue/gpt-chat/gpt-chat-screen.tsx';
import { OpenApiScreen } from '#features/open-api/open-api-screen.tsx';
import { PromptScreen } from '#features/prompt/prompt-screen.tsx';
import { ReminderScreen } from '#features/reminder/reminder-screen.tsx';
import { RssScreen } from '#features/rss/rss-screen.tsx';
import { UserGroupScreen } from '#features/send/user-group/user-group-screen.tsx';
import type { Fixture } from './fixture';

const answered = {
  rooms: ['青禾会员群'],
  keywords: ['价格'],
  reg: 1 as const,
  replys: [{ type: 1, name: '会员价目表', content: '每月 19 元' }],
};
const task = (id: string, taskType: string, taskInfo: object) =>
  batchTaskSchema.parse({ id, type: 'room', cron: '0 0 8 * * *', isAll: true, taskType, taskInfo });
const change = (state: MockState): void => {
  customRights({ roomReply: [answered], privateKeywords: [answered] })(state);
  state.customConfig.channels = [{ sortId: 'saying', name: '每日一句', items: [] }];
  state.batchTasks.push(
    task('8', 'custom', { contents: answered.replys }),
    task('9', 'customContent', { sortId: 'saying' }),
  );
};

/** The exported lists of records. */
export const RECORD_FIXTURES: readonly Fixture[] = (
  [
    ['PromptScreen', PromptScreen, '耐心的客服'],
    ['UserGroupScreen', UserGroupScreen, '4 / 6'],
    ['RssScreen', RssScreen, 'https://news.example/rss/1'],
    ['ReminderScreen', ReminderScreen, '下午三点开会'],
    ['DialogueScreen', DialogueScreen, '读书会'],
    ['GptChatScreen', GptChatScreen, '读书会'],
    ['RoomReplyScreen', RoomReplyScreen, '会员价目表'],
    ['PrivateKeywordScreen', PrivateKeywordScreen, '会员价目表'],
    ['CustomContentScreen', CustomContentScreen, '「每日一句」的下一条'],
    ['MoreNewsScreen', MoreNewsScreen, '读书会'],
    ['MoreMaterialScreen', MoreMaterialScreen, '会员价目表'],
    ['OpenApiScreen', OpenApiScreen, 'ck_7f2c5e1b90d34a68'],
  ] as const
).map(([name, Screen, good]) => ({
  name,
  use: 'the list',
  calls: 'loads',
  stays: true,
  good,
  change,
  ui: () => <Screen />,
}));
