import {
  CustomContentScreen,
  DialogueScreen,
  GptChatScreen,
  MoreMaterialScreen,
  MoreNewsScreen,
  OpenApiScreen,
  PresetRoleScreen,
  PrivateKeywordScreen,
  ReminderScreen,
  RoomReplyScreen,
  RssScreen,
  UserGroupScreen,
} from '#features/dialogue/index.ts';
import { customRights } from '#lists/records/record-list.fixtures.ts';
import { batchTaskSchema } from '@chatdeck/sdk/entities';
import type { MockState } from '@chatdeck/sdk/testing';
import type { Specimen } from './specimen';

const answered = {
  ...{ rooms: ['青禾会员群'], keywords: ['价格'], reg: 1 as const },
  replys: [{ type: 1, name: '会员价目表', content: '每月 19 元' }],
};
const task = (id: string, taskType: string, taskInfo: object) =>
  batchTaskSchema.parse({ id, type: 'room', cron: '0 0 8 * * *', isAll: true, taskType, taskInfo });
const change = (state: MockState): void => {
  customRights({ roomReply: [answered], privateKeywords: [answered] })(state);
  state.batchTasks.push(
    task('8', 'custom', { contents: answered.replys }),
    task('9', 'customContent', { sortId: '每日一句' }),
  );
};

/** The exported lists of records. */
export const RECORD_SPECIMENS: readonly Specimen[] = (
  [
    ['PresetRoleScreen', PresetRoleScreen, '耐心的客服'],
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
  ...{ name, use: 'the list', calls: 'loads', stays: true, good, change },
  ui: () => <Screen />,
}));
