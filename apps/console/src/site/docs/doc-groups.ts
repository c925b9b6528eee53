import type { Text } from '@chatdeck/sdk/constants';

/** A page of the documentation: its address under `/docs`, its name in the guard's list, and its title. */
export interface Doc {
  readonly path: string;
  readonly name: string;
  readonly title: Text;
}

/** Pages that are grouped in the side menu. */
export interface DocGroup {
  readonly title: Text;
  readonly docs: readonly Doc[];
}

const doc = (path: string, name: string, zh: string, en: string): Doc => ({
  path,
  name,
  title: { 'zh-CN': zh, en },
});

/** The documentation in side menu order: the groups of the product specification (section 2), and below them our own. */
export const DOC_GROUPS: readonly DocGroup[] = [
  {
    title: { 'zh-CN': '关于', en: 'About' },
    docs: [
      doc('about', 'about', '产品介绍', 'Overview'),
      doc('change-log', 'changeLog', '更新日志', 'Change log'),
      doc('new-feature', 'newFeature', '新功能', 'New features'),
    ],
  },
  {
    title: { 'zh-CN': '快速开始', en: 'Quick start' },
    docs: [
      doc('install', 'install', '安装与登录', 'Install and log in'),
      doc('question', 'question', '故障排查', 'Troubleshooting'),
      doc('faq', 'faq', '常见问题', 'Questions and answers'),
    ],
  },
  {
    title: { 'zh-CN': '使用手册', en: 'Manual' },
    docs: [
      doc('setting', 'setting', '基础配置', 'Bot settings'),
      doc('keyword', 'keyword', '简单问答', 'Simple Q&A'),
      doc('callback', 'callback', '事件回调', 'Callback events'),
      doc('chatgpt', 'chatgpt', 'GPT 对话', 'GPT dialogue'),
      doc('aiproxy', 'aiproxy', '代理设置', 'AI proxy'),
    ],
  },
  {
    title: { 'zh-CN': '协议使用', en: 'Protocols' },
    docs: [
      doc('puppet-xp', 'puppetxp', '桌面协议', 'Desktop protocol'),
      doc('puppet-engine', 'puppetengine', '引擎协议', 'Engine protocol'),
      doc('content-censor', 'contentCensor', '内容审核', 'Content moderation'),
    ],
  },
  {
    title: { 'zh-CN': '功能详解', en: 'Features' },
    docs: [
      doc('material', 'docsMaterial', '素材库', 'Materials'),
      doc('schedule', 'docsSchedule', '定时任务', 'Schedules'),
      doc('mass-send', 'docsMassSend', '群发', 'Mass send'),
      doc('forward', 'docsForward', '转发与同步', 'Forwarding and sync'),
      doc('custom-centre', 'docsCustomCentre', '定制中心', 'Custom centre'),
    ],
  },
  {
    title: { 'zh-CN': '部署与接入', en: 'Run and integrate' },
    docs: [
      doc('open-api', 'docsOpenApi', '开放接口', 'Open API'),
      doc('embedding', 'docsEmbedding', '嵌入面板', 'Embedding'),
      doc('self-hosting', 'docsSelfHosting', '自己部署', 'Self-hosting'),
      doc('operations', 'docsOperations', '日常运维', 'Operations'),
    ],
  },
];

/** All pages in reading order. */
export const DOCS: readonly Doc[] = DOC_GROUPS.flatMap(({ docs }) => docs);
