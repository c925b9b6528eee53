import type { Role, VisitLocale } from './roles';

/** The access of a page, transcribed from the specification, section 2. */
type Access = 'public' | 'login' | 'config' | 'console' | 'custom' | 'operator';

export interface ExpectedPage {
  readonly path: string;
  readonly access: Access;
  readonly title: Readonly<Record<VisitLocale, string>>;
}

type Row = readonly [path: string, zh: string, en: string];
const pages = (access: Access, rows: readonly Row[]): readonly ExpectedPage[] =>
  rows.map(([path, zh, en]) => ({ path, access, title: { 'zh-CN': zh, en } }));

const SITE: Readonly<Record<VisitLocale, string>> = {
  'zh-CN': 'Chatdeck 智能助手',
  en: 'Chatdeck Assistant',
};

/** Every page, of the specification (section 2) and of our own, with its title; independent of the product's code. */
export const PAGES: readonly ExpectedPage[] = [
  ...pages('login', [['/login', '登录', 'Log in']]),
  ...pages('public', [
    ['/signup', '注册', 'Sign up'],
    ['/password-forget', '忘记密码', 'Forgot password'],
    ['/reset-psd', '重置密码', 'Reset password'],
    ['/activeemail', '激活账号', 'Activate account'],
    ['/404', '页面不存在', 'Page not found'],
    ['/home', '首页', 'Home'],
    ['/docs/about', '产品介绍', 'Overview'],
    ['/docs/change-log', '更新日志', 'Change log'],
    ['/docs/new-feature', '新功能', 'New features'],
    ['/docs/install', '安装与登录', 'Install and log in'],
    ['/docs/question', '故障排查', 'Troubleshooting'],
    ['/docs/faq', '常见问题', 'Questions and answers'],
    ['/docs/setting', '基础配置', 'Bot settings'],
    ['/docs/keyword', '简单问答', 'Simple Q&A'],
    ['/docs/callback', '事件回调', 'Callback events'],
    ['/docs/chatgpt', 'GPT 对话', 'GPT dialogue'],
    ['/docs/aiproxy', '代理设置', 'AI proxy'],
    ['/docs/puppet-xp', '桌面协议', 'Desktop protocol'],
    ['/docs/puppet-engine', '引擎协议', 'Engine protocol'],
    ['/docs/content-censor', '内容审核', 'Content moderation'],
    ['/docs/material', '素材库', 'Materials'],
    ['/docs/schedule', '定时任务', 'Schedules'],
    ['/docs/mass-send', '群发', 'Mass send'],
    ['/docs/forward', '转发与同步', 'Forwarding and sync'],
    ['/docs/custom-centre', '定制中心', 'Custom centre'],
    ['/docs/open-api', '开放接口', 'Open API'],
    ['/docs/embedding', '嵌入面板', 'Embedding'],
    ['/docs/self-hosting', '自己部署', 'Self-hosting'],
    ['/docs/operations', '日常运维', 'Operations'],
  ]),
  ...pages('config', [
    ['/wechat/index', '基础配置', 'Bot settings'],
    ['/wechat/keywords', '简单问答', 'Simple Q&A'],
    ['/wechat/keywordsEvent', '技能中心', 'Skill centre'],
    ['/wechat/simulate', '模拟器', 'Simulator'],
    ['/wechat/log', '消息记录', 'Message log'],
    ['/wechat/check', '配置检查', 'Config check'],
    ['/wechat/recipes', '示例', 'Recipes'],
  ]),
  ...pages('console', [
    ['/dashboard/main', '首页', 'Home'],
    ['/user/info', '个人中心', 'Account'],
    ['/user/password', '修改密码', 'Change password'],
    ['/user/email', '修改邮箱', 'Change e-mail'],
    ['/user/sessions', '登录设备', 'Sessions'],
    ['/user/activity', '操作记录', 'Activity'],
    ['/member/main', '开通会员', 'Membership'],
    ['/member/pay', '会员支付', 'Payment'],
    ['/member/order', '充值记录', 'Billing history'],
    ['/vip/userGroup', '群发', 'Mass send'],
    ['/vip/privateForward', '转发助手', 'Forward assistant'],
    ['/vip/roomAsync', '多群消息同步', 'Group sync'],
    ['/vip/callbackEvent', '回调事件', 'Callback events'],
    ['/vip/rssNews', 'RSS 推送', 'RSS push'],
    ['/vip/summerChat', '群聊总结', 'Chat summary'],
    ['/aibot/customchat', '自定义对话', 'Dialogues'],
    ['/aibot/promotstore', '预设角色', 'Preset roles'],
    ['/schedule/week', '全部任务', 'All schedules'],
    ['/schedule/day', '每日说', 'Daily saying'],
    ['/schedule/customContent', '自定义内容', 'Custom content'],
    ['/schedule/countdown', '倒计时', 'Countdown'],
    ['/schedule/custom', '定时发送素材', 'Scheduled materials'],
    ['/schedule/news', '定时新闻', 'News'],
    ['/schedule/tasks', '提醒任务', 'Reminders'],
    ['/contact/list', '好友列表', 'Friends'],
    ['/group/room', '群列表', 'Groups'],
    ['/group/index', '关键词进群', 'Join by keyword'],
    ['/material/word', '文本素材', 'Text materials'],
    ['/material/file', '文件素材', 'File materials'],
    ['/material/h5', 'H5 链接', 'H5 links'],
    ['/material/mini', '小程序', 'Mini programs'],
    ['/material/all', '全部素材', 'All materials'],
    ['/oapi/oapi', '开放接口', 'Open API'],
  ]),
  ...pages('custom', [
    ['/custom/keywordForward', '关键词转发', 'Forward by keyword'],
    ['/custom/gptChat', 'GPT 多模态', 'GPT multimodal'],
    ['/custom/roomReply', '自定义群消息', 'Per-group replies'],
    ['/custom/privateKeyword', '群关键词私聊', 'Private answers'],
    ['/custom/customBot', '自定义机器人', 'Custom bot'],
    ['/custom/moreNews', '群发新闻', 'News broadcasts'],
    ['/custom/moreMaterial', '群发素材', 'Material broadcasts'],
    ['/custom/conversationRecord', '自定义消息记录', 'Message push'],
    ['/custom/uploadFile', '文件存储', 'File storage'],
  ]),
  ...pages('operator', [['/operator', '运营管理', 'Operator']]),
  // Its other parts; who may not see one is redirected as from the page.
  ...['plans', 'invites', 'feedback', 'notice', 'now', 'backups', 'audit', 'settings'].flatMap(
    (part) => pages('operator', [[`/operator?section=${part}`, '运营管理', 'Operator']]),
  ),
];

const ITSELF = 'itself';
const TO_LOGIN = 'login';

/** The landing page for each role; a newcomer has no config yet and is asked to create one. */
const LANDINGS: Readonly<Record<Access, Readonly<Record<Role, string>>>> = {
  login: {
    anonymous: ITSELF,
    user: '/dashboard/main',
    member: '/dashboard/main',
    custom: '/dashboard/main',
    newcomer: '/wechat/index',
    operator: '/dashboard/main',
  },
  public: {
    anonymous: ITSELF,
    user: ITSELF,
    member: ITSELF,
    custom: ITSELF,
    newcomer: ITSELF,
    operator: ITSELF,
  },
  config: {
    anonymous: TO_LOGIN,
    user: ITSELF,
    member: ITSELF,
    custom: ITSELF,
    newcomer: ITSELF,
    operator: ITSELF,
  },
  console: {
    anonymous: TO_LOGIN,
    user: ITSELF,
    member: ITSELF,
    custom: ITSELF,
    newcomer: '/wechat/index',
    operator: ITSELF,
  },
  custom: {
    anonymous: TO_LOGIN,
    user: '/404',
    member: '/404',
    custom: ITSELF,
    newcomer: '/404',
    operator: '/404',
  },
  operator: {
    anonymous: TO_LOGIN,
    user: '/404',
    member: '/404',
    custom: '/404',
    newcomer: '/404',
    operator: ITSELF,
  },
};

/** True if the role gets the page itself. */
export const isShown = ({ access }: ExpectedPage, role: Role): boolean =>
  LANDINGS[access][role] === ITSELF;

/** The URL at which a role lands when it opens a page, and the title shown there. */
export function landingOf(page: ExpectedPage, role: Role, locale: VisitLocale) {
  const rule = LANDINGS[page.access][role];
  const address = { [ITSELF]: page.path, [TO_LOGIN]: loginBefore(page.path) }[rule] ?? rule;
  const shown = address === page.path ? page : pageAt(address.split('?')[0]);
  return { address, title: `${shown?.title[locale]} - ${SITE[locale]}` };
}

const pageAt = (found: string | undefined) => PAGES.find(({ path }) => path === found);
const loginBefore = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;
