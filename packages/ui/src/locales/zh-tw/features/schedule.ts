// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { countdownMessages } from '#features/schedule/countdown/countdown.messages.ts';
import type { dailySayingMessages } from '#features/schedule/daily-saying/daily-saying.messages.ts';
import type { scheduleMessages } from '#features/schedule/due/schedule.messages.ts';
import type { materialScheduleMessages } from '#features/schedule/material/material-schedule.messages.ts';
import type { newsScheduleMessages } from '#features/schedule/news/news-schedule.messages.ts';
import type { weekMessages } from '#features/schedule/week/week.messages.ts';

export const countdownTexts: LanguageTexts<typeof countdownMessages> = () => ({
  title: '倒計時',
  explanation: '每天告訴好友或群，離某個日子還有多少天。時間按 Asia/Shanghai。',
  add: '新增倒計時',
  edit: '編輯倒計時',
  search: '搜暱稱、群名或內容',
  emptyTitle: '還沒有倒計時',
  emptyText: '每天報一次還剩多少天。例如每天早上告訴班級群，離中考還有多少天。',
  hint: '發出「今天距離…還有 N 天」，日子過了也會繼續發',
  day: '目標日期',
  prefix: '事項',
  suffix: '天數後的文字',
  says: ({ prefix, day }) => `今天距離${prefix}（${day}）還有 N 天`,
});
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
export const scheduleTexts: LanguageTexts<typeof scheduleMessages> = () => ({
  type: '發給',
  friendPlaceholder: '輸入暱稱或備註查詢',
  roomPlaceholder: '輸入群名查詢',
  date: '傳送時間',
  zone: '按 Asia/Shanghai 的時間',
  endWord: '結束語',
  search: '搜群名、暱稱或內容',
  nextRun: ({ time, away }) => `下次 ${time}，${away}`,
  yourTime: ({ time }) => `你的時間 ${time}`,
  neverRuns: '這個時間不能執行，請修改',
});
export const materialScheduleTexts: LanguageTexts<typeof materialScheduleMessages> = () => ({
  title: '定時傳送素材',
  explanation: '按時把素材發到群或好友，幾條就按順序發幾條。時間按 Asia/Shanghai。',
  add: '新增定時素材',
  edit: '編輯定時素材',
  search: '搜群名、暱稱或素材',
  emptyTitle: '還沒有定時素材',
  emptyText: '從素材庫選好內容，到點發出去。例如每天晚上八點把共讀提醒發到讀書會群。',
  hint: '到點按順序發出下面的素材',
  contents: '傳送內容',
  sends: '傳送',
});
export const newsScheduleTexts: LanguageTexts<typeof newsScheduleMessages> = () => ({
  title: '定時新聞',
  explanation: '按時把一類新聞發到群或好友。時間按 Asia/Shanghai。',
  add: '新增定時新聞',
  edit: '編輯定時新聞',
  search: '搜群名、暱稱或內容',
  emptyTitle: '還沒有定時新聞',
  emptyText: '到點把一類新聞的最新幾條發出去。例如每天早上發到讀書會群。',
  hint: '到點取最新的新聞發出',
  channel: '新聞類別',
  channelPlaceholder: '選擇一類新聞',
  count: '條數',
  countUnit: '條',
  says: ({ channel, count }) => `${channel} ${count} 條`,
});
export const weekTexts: LanguageTexts<typeof weekMessages> = () => ({
  title: '一週安排',
  explanation: '所有定時任務這一週什麼時候發，時間按機器人所在的 Asia/Shanghai。停用的不在其中。',
  thisWeek: '本週',
  backToThisWeek: '回到本週',
  previous: '上一週',
  next: '下一週',
  span: ({ from, to }) => `${from} 至 ${to}`,
  unfold: '展開',
  folded: ({ today, week }) => `今天發 ${today} 次，本週共 ${week} 次。`,
  daily: '每日說',
  news: '新聞',
  countdown: '倒計時',
  batch: '批次任務',
  runs: (count) => `${count} 次`,
  noRuns: '沒有安排',
  noMoreRuns: '今天沒有別的了',
  moreRuns: (count) => `還有 ${count} 次沒有列出`,
  tooMany: (count) => `任務太多，只畫出前 ${count} 個`,
  showPast: (count) => `顯示今天已經過去的 ${count} 次`,
  collision: '同一分鐘還有別的任務發給同一個群或好友',
  collisions: (count) => `${count} 處同時發給同一個群或好友`,
  more: ({ name, count, areRooms }) => `${name}等 ${count} ${areRooms ? '個群' : '位好友'}`,
  often: ({ runs, from, to }) => `${from} 到 ${to}，共 ${runs} 次`,
  missing: (kinds) => `${kinds.join('、')}沒有取到，圖上缺這些任務`,
  retry: '重試',
  emptyTitle: '還沒有定時任務',
  emptyText: '例如每天早上給家人發一條每日說，或者每晚把共讀提醒發到讀書會群。',
  allPaused: (count) => `${count} 個定時任務都停用著`,
  howToResume: '停用期間什麼都不發。去對應的清單裡開啟「啟用」開關，這裡就會畫出它們什麼時候發。',
  pausedOf: ({ kind, count }) => `${kind}（${count}）`,
  addDaily: '新增每日說',
  addMaterial: '定時傳送素材',
});
