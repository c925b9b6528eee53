import type { Reply } from '@chatdeck/sdk';
import {
  BOT_SCOPE,
  CALLBACK_TYPE,
  CONTENT_TYPE,
  DEFAULT_OPENAI_MODEL,
  MATCH_MODE,
  ROBOT_TYPE,
} from '@chatdeck/sdk/constants';
import type { RuleTexts } from './recipe-rules.messages';
import type { Blank, Filled, Recipe, RecipeName, RecipeRow } from './recipe.model';

type Content = Omit<Recipe, 'name' | 'title' | 'text' | 'steps'> & {
  readonly to: Recipe['steps'][number]['to'];
};
type Build = (
  t: RuleTexts,
  value: (blank: Exclude<Blank, 'token'>) => string,
  token: string,
) => Content;

const nothing = { isForMembers: false, rows: [], settings: [], blanks: [] } as const;

const words = (keywords: string) => keywords.split('/');

const message = (name: string, content: string): Reply => ({
  type: CONTENT_TYPE.text,
  name,
  content,
  url: undefined,
  title: undefined,
  description: undefined,
  thumbUrl: undefined,
  thumbKey: undefined,
  appid: undefined,
  pagePath: undefined,
  username: undefined,
});

const reply = (
  keywords: string,
  replies: readonly Reply[],
  needs: readonly Blank[] = [],
): RecipeRow => ({
  list: 'replyKeywords',
  needs,
  row: {
    keywords: words(keywords),
    reg: MATCH_MODE.contains,
    needAt: 1,
    scope: 'all',
    replys: [...replies],
  },
});

/** Everything that is sent to a group on a schedule. */
const inRoom = (roomName: string, date: string) => ({
  type: 'room' as const,
  roomName,
  wxid: undefined,
  name: undefined,
  alias: undefined,
  date,
});

const CONTENTS: Readonly<Record<RecipeName, Build>> = {
  order: (t, value) => ({
    ...nothing,
    isForMembers: true,
    blanks: ['address'],
    to: 'vip.callbackEvent',
    rows: [
      {
        list: 'callBackEvents',
        needs: ['address'],
        row: {
          keywords: words(t.orderKeywords),
          reg: MATCH_MODE.contains,
          needAt: 1,
          scope: 'friend',
          type: CALLBACK_TYPE.custom,
          timeout: 10,
          postUrl: undefined,
          customUrl: value('address'),
          moreData: [],
        },
      },
    ],
  }),
  reading: (t, value) => ({
    ...nothing,
    blanks: ['room'],
    to: 'wechat.keywords',
    rows: [
      reply(t.joinReadingKeywords, [message(t.joinReadingName, t.joinReading)]),
      reply(t.progressKeywords, [message(t.progressName, t.progress)]),
      {
        list: 'roomTaskSchedule',
        needs: ['room'],
        row: {
          ...inRoom(value('room'), '0 45 19 * * 3,5'),
          contents: [message(t.reminderName, t.reminder)],
        },
      },
    ],
  }),
  countdown: (t, value) => ({
    ...nothing,
    blanks: ['room', 'day'],
    to: 'schedule.countdown',
    rows: [
      {
        list: 'countDownTaskSchedule',
        needs: ['room', 'day'],
        row: {
          ...inRoom(value('room'), '0 0 8 * * *'),
          memorialDay: value('day'),
          prefix: t.countdownPrefix,
          suffix: t.countdownSuffix,
          endWord: '',
        },
      },
    ],
  }),
  welcome: (t, value) => ({
    ...nothing,
    blanks: ['room'],
    to: 'group.index',
    rows: [
      { list: 'newFriendReplys', needs: [], row: message(t.greetingName, t.greeting) },
      {
        list: 'roomJoinKeywords',
        needs: ['room'],
        row: {
          roomName: value('room'),
          keywords: [],
          reg: MATCH_MODE.contains,
          replys: [],
          welcomes: [message(t.welcomeName, t.welcome)],
        },
      },
    ],
  }),
  join: (t, value) => ({
    ...nothing,
    blanks: ['room'],
    to: 'group.index',
    rows: [
      {
        list: 'roomJoinKeywords',
        needs: ['room'],
        row: {
          roomName: value('room'),
          keywords: words(t.joinKeywords),
          reg: MATCH_MODE.contains,
          replys: [message(t.inviteName, t.invite)],
          welcomes: [],
        },
      },
    ],
  }),
  summary: (t, _, token) => ({
    ...nothing,
    isForMembers: true,
    blanks: ['token'],
    to: 'vip.summerChat',
    settings: [{ key: 'openRecord', value: true, text: t.record, needs: [] }],
    summary: {
      needs: ['token'],
      part: {
        open: token !== '',
        keywords: words(t.summaryKeywords),
        reg: MATCH_MODE.contains,
        needAt: 1,
        scope: 'room',
        summerType: 'count',
        summerTime: 0,
        summerNum: 100,
        botType: ROBOT_TYPE.chatGpt,
        token,
        baseUrl: '',
        botId: '',
        model: DEFAULT_OPENAI_MODEL,
        prompt: t.prompt,
        timeout: 180,
        debug: false,
      },
    },
  }),
  rss: (t) => ({
    ...nothing,
    isForMembers: true,
    to: 'vip.rssNews',
    rows: [reply(t.articleKeywords, [message(t.articlesName, t.articles)])],
  }),
  sync: (_, value) => ({
    ...nothing,
    isForMembers: true,
    blanks: ['room', 'otherRoom'],
    to: 'vip.roomAsync',
    rows: [
      {
        list: 'roomAsyncList',
        needs: ['room', 'otherRoom'],
        row: { model: 3, one: '', many: [value('room'), value('otherRoom')], forward: 2 },
      },
    ],
  }),
  knowledge: (t, _, token) => ({
    ...nothing,
    blanks: ['token'],
    to: 'wechat.index',
    rows: [reply(t.personKeywords, [message(t.personName, t.person)])],
    // Without its key it would leave every question without an answer, so both are set together.
    settings: [
      { key: 'defaultBot', value: ROBOT_TYPE.dify, text: t.dify, needs: ['token'] },
      { key: 'dify_token', value: token, text: t.difyToken, needs: ['token'] },
      { key: 'botScope', value: BOT_SCOPE.friend, text: t.friends, needs: ['token'] },
    ],
  }),
  portal: (t, value) => ({
    ...nothing,
    blanks: ['address'],
    to: 'oapi.oapi',
    rows: [
      reply(
        t.portalKeywords,
        [message(t.portalName, t.portal({ address: value('address') }))],
        ['address'],
      ),
    ],
  }),
};

/** The rules and settings of a recipe; what is not filled in yet has a placeholder. */
export function contentOf(name: RecipeName, t: RuleTexts, filled: Filled = {}): Content {
  const token = filled.token?.trim() ?? '';
  return CONTENTS[name](t, (blank) => filled[blank]?.trim() || t[blank], token);
}
