import { expect, it } from 'vitest';
import { REDIRECTS, ROUTES } from './route-table';

type Row = readonly [path: string, name: string, hidden?: 'hidden', badge?: 'member' | 'custom'];

/** Every page of the product specification, section 2, as literals: nothing here is derived from the route table. */
const SPECIFIED: readonly Row[] = [
  ['/login', 'login', 'hidden'],
  ['/signup', 'signup', 'hidden'],
  ['/password-forget', 'passwordForget', 'hidden'],
  ['/reset-psd', 'resetPsd', 'hidden'],
  ['/activeemail', 'activeemail', 'hidden'],
  ['/404', '404', 'hidden'],
  ['/home', 'home', 'hidden'],
  ['/docs/about', 'about', 'hidden'],
  ['/docs/change-log', 'changeLog', 'hidden'],
  ['/docs/new-feature', 'newFeature', 'hidden'],
  ['/docs/install', 'install', 'hidden'],
  ['/docs/question', 'question', 'hidden'],
  ['/docs/faq', 'faq', 'hidden'],
  ['/docs/setting', 'setting', 'hidden'],
  ['/docs/keyword', 'keyword', 'hidden'],
  ['/docs/callback', 'callback', 'hidden'],
  ['/docs/chatgpt', 'chatgpt', 'hidden'],
  ['/docs/aiproxy', 'aiproxy', 'hidden'],
  ['/docs/puppet-xp', 'puppetxp', 'hidden'],
  ['/docs/puppet-engine', 'puppetengine', 'hidden'],
  ['/docs/content-censor', 'contentCensor', 'hidden'],
  ['/dashboard/main', 'main'],
  ['/user/info', 'userInfo'],
  ['/user/password', 'userPassword', 'hidden'],
  ['/user/email', 'userEmail', 'hidden'],
  ['/member/main', 'memberMain'],
  ['/member/pay', 'memberPay', 'hidden'],
  ['/member/order', 'memberOrder'],
  ['/wechat/index', 'wechatIndex'],
  ['/wechat/keywords', 'keywords'],
  ['/wechat/keywordsEvent', 'keywordsEvent'],
  ['/vip/userGroup', 'userGroup', undefined, 'member'],
  ['/vip/privateForward', 'privateForward', undefined, 'member'],
  ['/vip/roomAsync', 'roomAsync', undefined, 'member'],
  ['/vip/callbackEvent', 'callbackEvent', undefined, 'member'],
  ['/vip/rssNews', 'rssNews', undefined, 'member'],
  ['/vip/summerChat', 'summerChat', undefined, 'member'],
  ['/aibot/customchat', 'customchat', undefined, 'member'],
  ['/aibot/promotstore', 'promotstore', undefined, 'member'],
  ['/schedule/day', 'day'],
  ['/schedule/customContent', 'customContent', undefined, 'member'],
  ['/schedule/countdown', 'countdown'],
  ['/schedule/custom', 'custom'],
  ['/schedule/news', 'news'],
  ['/schedule/tasks', 'tasks'],
  ['/contact/list', 'contactList'],
  ['/group/room', 'room'],
  ['/group/index', 'groupIndex'],
  ['/material/word', 'word'],
  ['/material/file', 'file'],
  ['/material/h5', 'h5', undefined, 'member'],
  ['/material/mini', 'mini', undefined, 'member'],
  ['/oapi/oapi', 'oapi', undefined, 'member'],
  ['/custom/keywordForward', 'keywordForward', undefined, 'custom'],
  ['/custom/gptChat', 'gptChat', undefined, 'custom'],
  ['/custom/roomReply', 'roomReply', undefined, 'custom'],
  ['/custom/privateKeyword', 'privateKeyword', undefined, 'custom'],
  ['/custom/customBot', 'customBot', undefined, 'custom'],
  ['/custom/moreNews', 'moreNews', undefined, 'custom'],
  ['/custom/moreMaterial', 'moreMaterial', undefined, 'custom'],
  ['/custom/conversationRecord', 'conversationRecord', undefined, 'custom'],
  ['/custom/uploadFile', 'uploadFile', undefined, 'custom'],
];

/** Pages beyond the specification. */
const OTHERS: readonly Row[] = [
  ['/schedule/week', 'week'],
  ['/material/all', 'allMaterials'],
  ['/wechat/simulate', 'simulator'],
  ['/wechat/log', 'messageLog', undefined, 'member'],
  ['/wechat/check', 'configCheck'],
  ['/wechat/recipes', 'recipes', 'hidden'],
  ['/user/sessions', 'userSessions', 'hidden'],
  ['/user/activity', 'userActivity', 'hidden'],
  ['/operator', 'operator'],
  ['/docs/material', 'docsMaterial', 'hidden'],
  ['/docs/schedule', 'docsSchedule', 'hidden'],
  ['/docs/mass-send', 'docsMassSend', 'hidden'],
  ['/docs/forward', 'docsForward', 'hidden'],
  ['/docs/custom-centre', 'docsCustomCentre', 'hidden'],
  ['/docs/open-api', 'docsOpenApi', 'hidden'],
  ['/docs/embedding', 'docsEmbedding', 'hidden'],
  ['/docs/self-hosting', 'docsSelfHosting', 'hidden'],
  ['/docs/operations', 'docsOperations', 'hidden'],
];

const specified = [...SPECIFIED, ...OTHERS].map(([path, name, hidden, badge]) => ({
  path,
  name,
  badge,
  isHidden: hidden === 'hidden',
}));
const built = ROUTES.map(({ path, name, badge, menu }) => ({
  path,
  name,
  badge,
  isHidden: menu === undefined,
}));

it.each(specified)('has the page $path of the specification', (page) => {
  expect(built.find(({ path }) => path === page.path)).toEqual(page);
});

it('has no page that is not in the table', () => {
  const paths = specified.map(({ path }) => path);
  expect(built.filter(({ path }) => !paths.includes(path))).toEqual([]);
});

it('leads each parent where the specification says', () => {
  expect(Object.fromEntries(REDIRECTS)).toEqual({
    '/': '/login',
    '/docs': '/docs/about',
    '/dashboard': '/dashboard/main',
    '/user': '/user/info',
    '/member': '/member/main',
    '/wechat': '/wechat/index',
    '/vip': '/vip/userGroup',
    '/aibot': '/aibot/customchat',
    '/schedule': '/schedule/day',
    '/contact': '/contact/list',
    '/group': '/group/room',
    '/material': '/material/word',
    '/oapi': '/oapi/oapi',
  });
});
