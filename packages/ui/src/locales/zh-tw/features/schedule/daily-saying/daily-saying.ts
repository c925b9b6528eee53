// Written by `npm run zh-tw` from features/schedule/daily-saying/daily-saying.messages.ts.
import type { LanguageTexts } from '#messages';
import type { dailySayingMessages } from '#features/schedule/daily-saying/daily-saying.messages.ts';

export const dailySayingTexts: LanguageTexts<typeof dailySayingMessages> = () => ({
  title: '每日說',
  explanation:
    '每天給好友或群發一段問候：相伴天數和一句話。在基礎配置裡填了天行數據金鑰，就加上天氣和情話。時間按 Asia/Shanghai。',
  add: '新增每日說',
  edit: '編輯每日說',
  search: '搜暱稱、群名或城市',
  emptyTitle: '還沒有每日說',
  emptyText: '每天送去一段問候。例如每天早上發給家人，有天行數據金鑰時加上天氣。',
  hint: '發出的內容每天重新生成',
  memorialDay: '紀念日',
  memorialHint: '從這一天起算相伴的天數',
  cityHint: '查天氣用，需要天行數據金鑰。不帶「市」字，例如 上海',
  says: ({ city, day }) => `從 ${day} 算起的天數和一句話，有天行數據金鑰時加上${city}的天氣`,
});
