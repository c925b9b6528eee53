import { ROBOT_TYPE, SCOPES } from '@chatdeck/sdk/constants';
import { text, type ConfigField } from './config-field';
import {
  bitField,
  choiceField,
  keywordsField,
  numberField,
  repliesField,
  roomsField,
  switchField,
  textField,
} from './field-factories';

const SECONDS = text('秒', 's');

/** When and how the robot replies. */
export const REPLY_FIELDS: readonly ConfigField[] = [
  switchField('autoReply', {
    group: 'reply',
    label: text('自动回复', 'Answer automatically'),
    help: text(
      '关掉后 AI 不再回答，关键词和技能照常',
      'When off the AI is silent; keywords and skills still work',
    ),
  }),
  choiceField('botScope', {
    group: 'reply',
    choices: SCOPES,
    label: text('回答范围', 'Where it answers'),
  }),
  numberField('chatDelay', {
    group: 'reply',
    unit: SECONDS,
    label: text('回复延时', 'Reply delay'),
    help: text('每条之后停顿', 'After each reply'),
  }),
  numberField('preventLength', {
    group: 'reply',
    unit: text('字', 'chars'),
    label: text('私聊字数上限', 'Longest private message'),
    help: text('超出则不回答', 'Longer ones are not answered'),
  }),
  numberField('openaiTimeout', {
    group: 'reply',
    unit: SECONDS,
    label: text('AI 超时', 'AI timeout'),
    help: text('超过就不再等', 'No longer than this'),
  }),
  textField('defaultReply', {
    group: 'reply',
    isWide: true,
    label: text('默认回复', 'Default reply'),
    help: text('群里只 @我 却没说话时用', 'For a mention in a group without words'),
  }),
  switchField('showQuestion', {
    group: 'reply',
    providers: [ROBOT_TYPE.chatGpt, ROBOT_TYPE.dify, ROBOT_TYPE.fastGpt],
    label: text('回答前带上问题', 'Repeat the question'),
    help: text('回复里先引用对方的话', 'The reply quotes what was asked'),
  }),
];

/** Settings that apply only in groups. */
export const ROOM_FIELDS: readonly ConfigField[] = [
  bitField('roomAt', {
    group: 'rooms',
    label: text('群中 @ 触发', 'In groups only when mentioned'),
    help: text('关掉后群里每句话都会回答', 'When off every message of a group is answered'),
  }),
  bitField('friendNoReplyInRoom', {
    group: 'rooms',
    label: text('群里不 @ 时不理好友', 'In groups leave friends alone unless they mention me'),
    help: text('只在不要求 @ 时有用', 'Matters only where no mention is needed'),
    isRelevant: ({ roomAt }) => roomAt === 0,
  }),
  switchField('ignoreRoomMentionAll', {
    group: 'rooms',
    label: text('@所有人 不算 @我', 'Mentioning everyone is not mentioning me'),
  }),
  roomsField('parseMiniRooms', {
    group: 'rooms',
    label: text('解析小程序的群', 'Groups where cards are parsed'),
    help: text(
      '在这些群里把小程序、链接和视频号的参数发出来；按群名匹配，群改名后要重选',
      'In these groups the parameters of mini programs and links are sent. Matched by name: choose again after a rename',
    ),
  }),
];

/** Friend requests and welcome messages. */
export const FRIEND_FIELDS: readonly ConfigField[] = [
  switchField('autoAcceptFriend', {
    group: 'friends',
    label: text('自动通过好友申请', 'Accept friend requests'),
    help: text('收到申请 10 秒后通过', '10 seconds after the request'),
  }),
  keywordsField('acceptFriendKeyWords', {
    group: 'friends',
    label: text('申请里要有这些词', 'Words that a request needs'),
    help: text(
      '有其中一个就通过；一个都不填就全部通过',
      'One of them is enough; with none every request is accepted',
    ),
    isRelevant: ({ autoAcceptFriend }) => autoAcceptFriend === true,
  }),
  repliesField('newFriendReplys', {
    group: 'friends',
    label: text('新好友欢迎语', 'Welcome for new friends'),
    help: text(
      '成为好友后按顺序发出，每条隔 1 秒；手动通过的也发',
      'Sent to whoever becomes a friend, also where you accept by hand; one second apart',
    ),
  }),
];
