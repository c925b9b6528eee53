import {
  DialogueScreen,
  GptChatScreen,
  PresetRoleScreen,
  PrivateKeywordScreen,
  ReminderScreen,
  RoomReplyScreen,
  RssScreen,
  UserGroupScreen,
} from '../../features/record-list';
import { customRights } from '../../features/record-list/record-list.fixtures';
import type { Specimen } from './specimen';

const answered = {
  ...{ rooms: ['青禾会员群'], keywords: ['价格'], reg: 1 as const },
  replys: [{ type: 1, name: '会员价目表', content: '每月 19 元' }],
};
const change = customRights({ roomReply: [answered], privateKeywords: [answered] });

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
  ] as const
).map(([name, Screen, good]) => ({
  ...{ name, use: 'the list', calls: 'loads', stays: true, good, change },
  ui: () => <Screen />,
}));
