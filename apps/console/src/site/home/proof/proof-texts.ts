import { sourceLocale, type SourceLocale } from '@chatdeck/sdk/constants';
import { usePreferences } from '#preferences/preferences.ts';

const zh = {
  rules: {
    title: '规则写得像一句话，先后一目了然',
    text: '关键词、匹配方式、回复内容和生效范围排成一行，最近七天命中几次也在旁边。哪条规则被前面的挡住，打开就能看到。',
    alt: '简单问答的规则列表，每条规则一句话，旁边是最近七天的命中次数',
  },
  why: {
    title: '每一句回复都说得清为什么',
    text: '改规则之前先在模拟器里发一遍：敏感词、技能、问答、自定义对话、全局 AI，走到哪一步、为什么停在这里，逐步写明。',
    alt: '模拟器里发一句话，右边逐步写着哪条规则回复、为什么',
  },
  schedules: {
    title: '定时任务写明接下来几次',
    text: '不用猜 cron。每条定时都写出接下来的时间，按机器人所在的时区算，和看它的人在哪里无关。',
    alt: '定时任务列表，每条写着接下来的执行时间',
  },
  send: {
    title: '群发给了谁、到没到，一个个说清楚',
    text: '发送前核对名单，发送中随时停，结束后每个人一个状态；没送到的可以单独重试，送到的不会再收一遍。',
    alt: '群发记录，每个目标有自己的状态',
  },
  embed: {
    title: '也能放进你自己的后台',
    text: '每个页面、每个弹窗都是组件：颜色、圆角、语言跟着你的系统走，登录用你自己的会话。不用 React 也行，一个 script 标签就够。',
    alt: '素材面板嵌在一个合作方的后台里，用的是它的颜色',
    try: '在这里用一用',
    code: '嵌入素材面板的代码',
    failed: '面板没有载入，请检查网络后再试。',
  },
  host: {
    title: '两条命令，跑在自己的机器上',
    text: '数据库、消息通道和文件存储都在里面，不用另外装；人多了再换成 PostgreSQL、MQTT 集群和 S3。数据始终在你手里。',
    code: '启动 Chatdeck 的命令',
    more: '部署说明',
  },
  questions: {
    title: '常问的几件事',
    rows: [
      {
        question: '会不会发错、发重？',
        answer:
          '每个目标的状态都记下来再发。进程中途被杀，重启后只接着发没发的，说不准的标成「不确定」让你决定，不会自动再发。',
        link: { to: '/docs/question', text: '故障排查' },
      },
      {
        question: '回复为什么是这一句？',
        answer: '消息记录里的每条消息都能展开，看到命中的规则和没命中的原因；也可以当场改。',
        link: { to: '/docs/keyword', text: '匹配规则' },
      },
      {
        question: '能接哪些 AI？',
        answer: 'OpenAI 接口的服务都能接，也能接 Dify、FastGPT 等知识库，还能走自己的代理。',
        link: { to: '/docs/chatgpt', text: 'GPT 对话' },
      },
      {
        question: '需要另外的服务器吗？',
        answer: '一台能上网、装了 Node 的机器就够。机器人只会主动连向服务器，可以放在别处。',
        link: { to: '/docs/install', text: '安装与登录' },
      },
    ],
  },
  footer: {
    nav: '更多',
    links: [
      { to: '/docs', text: '文档' },
      { to: '/docs/about', text: '产品介绍' },
      { to: '/docs/install', text: '安装与登录' },
      { to: '/docs/question', text: '故障排查' },
      { to: '/docs/faq', text: '常见问题' },
      { to: '/docs/change-log', text: '更新日志' },
    ],
  },
};

const en: typeof zh = {
  rules: {
    title: 'A rule is a sentence, and their order is plain',
    text: 'Keyword, how it matches, the reply and where it applies stand in one line, with how often it answered in the last seven days. A rule that another hides is pointed out when you open the list.',
    alt: 'The list of Simple Q&A: one sentence for each rule, with its hits of the last seven days',
  },
  why: {
    title: 'Every reply can say why',
    text: 'Try a change in the simulator before it goes live: sensitive words, skills, answers, custom dialogue, the global AI. It shows how far a message got, and what decided it.',
    alt: 'A message in the simulator, with the steps that led to its reply',
  },
  schedules: {
    title: 'Schedules that name their next runs',
    text: 'No guessing at cron. Each schedule shows when it runs next, in the time zone of the robot, wherever you look at it from.',
    alt: 'The list of schedules, each with its next runs',
  },
  send: {
    title: 'Who got the message, one by one',
    text: 'Check the list before, stop at any time, and afterwards see a state for each recipient. What failed can be retried by itself; whoever got it does not get it twice.',
    alt: 'The mass sends, with a state for each recipient',
  },
  embed: {
    title: 'Or inside a portal of your own',
    text: 'Every page and dialog is a component: colours, corners and language follow your system, and its session is yours. It works without React too, by one script tag.',
    alt: 'The material panel in the portal of a partner, in its colours',
    try: 'Use it here',
    code: 'Code that embeds the material panel',
    failed: 'The panel did not load. Check the network and try again.',
  },
  host: {
    title: 'Two commands, on a machine of yours',
    text: 'Database, message broker and file store are built in. With more users they become PostgreSQL, an MQTT cluster and S3. The data stays with you.',
    code: 'Commands that start Chatdeck',
    more: 'How to run it',
  },
  questions: {
    title: 'What people ask first',
    rows: [
      {
        question: 'Can it send twice, or to the wrong people?',
        answer:
          'The state of each recipient is stored before the message leaves. If the process is killed, the rest goes on afterwards; what is uncertain is marked so and waits for you, and is not sent again by itself.',
        link: { to: '/docs/question', text: 'Troubleshooting' },
      },
      {
        question: 'Why was this the reply?',
        answer:
          'Each message of the log unfolds into the rule that answered and why the others did not; the rule can be changed right there.',
        link: { to: '/docs/keyword', text: 'How rules match' },
      },
      {
        question: 'Which AI services does it know?',
        answer:
          'Any with the interface of OpenAI, and knowledge bases such as Dify and FastGPT, through a proxy of yours if you like.',
        link: { to: '/docs/chatgpt', text: 'GPT dialogue' },
      },
      {
        question: 'Does it need a server?',
        answer:
          'A machine with Node and a network is enough. The robot only ever connects out, so it can be elsewhere.',
        link: { to: '/docs/install', text: 'Install and log in' },
      },
    ],
  },
  footer: {
    nav: 'More',
    links: [
      { to: '/docs', text: 'Docs' },
      { to: '/docs/about', text: 'Overview' },
      { to: '/docs/install', text: 'Install and log in' },
      { to: '/docs/question', text: 'Troubleshooting' },
      { to: '/docs/faq', text: 'Questions and answers' },
      { to: '/docs/change-log', text: 'Change log' },
    ],
  },
};

const TEXTS: Readonly<Record<SourceLocale, typeof zh>> = { 'zh-CN': zh, en };

/** The texts of the sections below the example, in the visitor's language. */
export const useProofTexts = (): typeof zh => TEXTS[sourceLocale(usePreferences().locale)];
