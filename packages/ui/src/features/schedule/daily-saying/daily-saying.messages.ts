import { defineMessages } from '#messages';

interface Saying {
  readonly city: string;
  readonly day: string;
}

/** The texts of the daily saying. */
export const dailySayingMessages = defineMessages(
  'daily-saying',
  () => ({
    title: '每日说',
    explanation:
      '每天给好友或群发一段问候：相伴天数和一句话。在基础配置里填了天行数据密钥，就加上天气和情话。时间按 Asia/Shanghai。',
    add: '添加每日说',
    edit: '编辑每日说',
    search: '搜昵称、群名或城市',
    emptyTitle: '还没有每日说',
    emptyText: '每天送去一段问候。例如每天早上发给家人，有天行数据密钥时加上天气。',
    hint: '发出的内容每天重新生成',
    memorialDay: '纪念日',
    memorialHint: '从这一天起算相伴的天数',
    city: '城市',
    cityHint: '查天气用，需要天行数据密钥。不带「市」字，例如 上海',
    says: ({ city, day }: Saying) =>
      `从 ${day} 算起的天数和一句话，有天行数据密钥时加上${city}的天气`,
  }),
  () => ({
    title: 'Daily saying',
    explanation:
      'Greets friends or groups each day: days since an anniversary and a phrase; with a Tianxing key in the bot settings, the weather too. Times are in Asia/Shanghai.',
    add: 'Add a daily saying',
    edit: 'Edit a daily saying',
    search: 'Search friends, groups or cities',
    emptyTitle: 'No daily sayings yet',
    emptyText:
      'A greeting each day: how long you have been together, and a phrase. For example: to the family at half past seven, with a Tianxing key with the weather too.',
    hint: 'Written anew every day',
    memorialDay: 'Anniversary',
    memorialHint: 'Days are counted from here',
    city: 'City',
    cityHint:
      'For the weather, which needs a Tianxing key; in Chinese and without 市, such as 上海',
    says: ({ city, day }) =>
      `The days since ${day} and a phrase, with a Tianxing key the weather of ${city}`,
  }),
);
