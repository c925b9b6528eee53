import { CONTENT_TYPE, ROBOT_TYPE, type Locale, type Text, textIn } from '@chatdeck/sdk/constants';

interface ExampleRule {
  readonly keywords: readonly string[];
  readonly answer: Text;
}

/** The suggested questions. */
export const QUESTIONS: readonly Text[] = [
  { 'zh-CN': '共读怎么报名？', en: 'How do I join the reading?' },
  { 'zh-CN': '几点关门', en: 'When do you close?' },
  { 'zh-CN': '能带狗吗', en: 'May I bring my dog?' },
];

/** The rules of a fictional bookshop; the first match wins. */
export const RULES: readonly ExampleRule[] = [
  {
    keywords: ['报名', '共读', 'join', 'reading'],
    answer: {
      'zh-CN': '五月共读《长安的荔枝》：周三、周五晚 8 点，线上 4 次。回复「我要报名」就算报上了。',
      en: 'Our May reading meets on Wednesdays and Fridays at 8 pm, four times online. Answer "count me in" and you are.',
    },
  },
  {
    keywords: ['关门', '几点', '营业', 'close', 'open'],
    answer: {
      'zh-CN': '每天 10:00 开门，21:30 关门，周一休息。',
      en: 'We open at 10:00 and close at 21:30, and rest on Mondays.',
    },
  },
  {
    keywords: ['狗', '猫', '宠物', 'dog', 'pet'],
    answer: {
      'zh-CN': '一楼可以，牵好绳就行；二楼是阅览区，请让它在楼下等你。',
      en: 'On the ground floor, on a lead; upstairs people read, so let it wait below.',
    },
  },
];

/** The config of the bookshop, as its robot is served it. */
export const configOf = (locale: Locale) => ({
  autoReply: true,
  defaultBot: ROBOT_TYPE.chatGpt,
  gpttoken: 'example',
  preventWords: '博彩,casino',
  eventKeywords: [
    { keywords: ['更新配置'], reg: 2, needAt: 0, scope: 'friend', event: 'updateConfig' },
  ],
  replyKeywords: RULES.map(({ keywords, answer }) => ({
    keywords,
    reg: 1,
    needAt: 0,
    scope: 'all',
    replys: [{ type: CONTENT_TYPE.text, content: textIn(answer, locale) }],
  })),
});
