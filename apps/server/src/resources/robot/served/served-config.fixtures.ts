import { PROVIDER_BASE_URLS, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import type { JsonObject } from '@chatdeck/sdk/rules';

export const reply = { type: 1, content: '好' };
const word = { keywords: ['词'], reg: 1, needAt: 1, scope: 'all' };
/** At eight in the morning. */
export const DAILY = '0 0 8 * * *';

/** Pairs of a stored config and what the robot is served of it. */
export const STORED: readonly [string, JsonObject, JsonObject][] = [
  [
    'numbers at zero, which stand for their defaults',
    { openaiTimeout: 0, chatDelay: 0, preventLength: 0, roomAt: 0 },
    { openaiTimeout: 180, chatDelay: 2, preventLength: 1000, roomAt: 0 },
  ],
  [
    'a summary without keywords',
    { summerConfig: { open: true } },
    { summerConfig: { keywords: [] } },
  ],
  ['a summary that is no object', { summerConfig: true }, { summerConfig: null }],
  [
    'null rows, and rows without keywords or targets',
    {
      replyKeywords: [null, { reg: 1, replys: [reply] }, { ...word, replys: [reply] }],
      forwards: [{ reg: 1 }],
    },
    { replyKeywords: [{ ...word, replys: [reply] }], forwards: [] },
  ],
  [
    'keywords that are text or empty, a match mode that is text',
    {
      eventKeywords: [
        { ...word, keywords: ['', '新闻'], reg: '2', event: 'news' },
        { ...word, keywords: '更新', event: 'updateConfig' },
      ],
    },
    {
      eventKeywords: [
        { ...word, keywords: ['新闻'], reg: 2, event: 'news' },
        { ...word, keywords: ['更新'], event: 'updateConfig' },
      ],
    },
  ],
  [
    'lists that are none',
    { replyKeywords: 'x', acceptFriendKeyWords: null, parseMiniRooms: {} },
    { replyKeywords: [], acceptFriendKeyWords: [], parseMiniRooms: [] },
  ],
  [
    'replies that are none',
    { newFriendReplys: [null, 'x', reply, {}] },
    { newFriendReplys: [reply] },
  ],
  ['words that are no text', { preventWords: ['赌博'] }, { preventWords: '' }],
  [
    'words with space around them',
    { preventWords: ' 刷单， 赌博 ,' },
    { preventWords: '刷单,赌博' },
  ],
  ['a provider as text', { defaultBot: '6' }, { defaultBot: ROBOT_TYPE.chatGpt }],
  [
    'a length that no message has',
    { preventLength: -1, chatDelay: -5 },
    { preventLength: 1000, chatDelay: 2 },
  ],
  [
    'keys that its store refuses',
    { 'a.b': 1, $x: 1, _id: 'x', keep: { 'c.d': 1, e: 2 } },
    { keep: { e: 2 } },
  ],
  [
    'callbacks without an address',
    {
      callBackEvents: [
        { ...word, type: 100 },
        { ...word, type: 1 },
        { ...word, type: 100, customUrl: 'a.cn' },
        { ...word, type: 100, customUrl: 'https://a.cn', moreData: [null] },
      ],
    },
    { callBackEvents: [{ customUrl: 'https://a.cn', moreData: [] }] },
  ],
  [
    'a time limit below nothing, which would end it',
    { customBot: { open: true, customUrl: 'https://a.cn', timeout: -1 } },
    { customBot: { timeout: 60 } },
  ],
  ['a bot without an address', { customBot: { open: true } }, { customBot: null }],
  [
    'a record at what is no address',
    { conversationRecord: { open: true, customUrl: 'ftp://a' } },
    { conversationRecord: null },
  ],
  ['a storage that is not set', { uploadFileConfig: { open: true } }, { uploadFileConfig: null }],
  [
    'schedules that never run or run all the time',
    {
      roomTaskSchedule: [
        { type: 'room', wxid: 'r1', date: '* * * * * *', contents: [reply] },
        { type: 'room', wxid: 'r1', date: DAILY, contents: [null, reply] },
      ],
    },
    { roomTaskSchedule: [{ date: DAILY, contents: [reply] }] },
  ],
  [
    'a forward to a group without its id, and to one that is gone',
    {
      forwards: [
        {
          keywords: ['求助'],
          reg: 1,
          type: 'contact',
          targets: [{ name: '林知远' }],
          forwardType: 'room',
          forwardTargets: [{ name: '读书会' }, { name: '解散的群' }],
        },
      ],
    },
    { forwards: [{ forwardTargets: [{ id: 'r1', name: '读书会' }] }] },
  ],
  [
    'addresses of providers that are empty',
    {
      dify_baseUrl: '',
      cozev3_baseUrl: ' ',
      defaultBot: ROBOT_TYPE.fastGpt,
      summerConfig: { open: true, botType: ROBOT_TYPE.cozeV3, baseUrl: '' },
    },
    {
      dify_baseUrl: PROVIDER_BASE_URLS[8],
      cozev3_baseUrl: PROVIDER_BASE_URLS[12],
      proxyPassUrl: PROVIDER_BASE_URLS[9],
      summerConfig: { baseUrl: PROVIDER_BASE_URLS[12] },
    },
  ],
  [
    'keys that no header can hold',
    { dify_token: '密钥', gpttoken: ' sk-1 ', summerConfig: { open: true, token: '密钥' } },
    { dify_token: '', gpttoken: 'sk-1', summerConfig: { token: '' } },
  ],
  [
    'a field of a newer console',
    { noNeedAt: true, futureField: [1] },
    { noNeedAt: true, futureField: [1] },
  ],
];
