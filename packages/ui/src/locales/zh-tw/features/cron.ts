// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { cronMessages } from '#features/cron/cron-dialog/cron.messages.ts';

export const cronTexts: LanguageTexts<typeof cronMessages> = () => ({
  title: '什麼時候執行',
  kind: '執行方式',
  interval: '間隔',
  weekly: '每週',
  custom: '運算式',
  every: '執行間隔',
  lastDay: '最後一天',
  dayName: ({ day }) => `${day} 日`,
  time: '時間',
  timeInvalid: '時間請按 08:00 的格式填寫',
  sixFields: '六段運算式',
  zoneNote: '按 Asia/Shanghai 的時間',
  refused: '不能這樣執行',
  nextRuns: '接下來五次',
  viewerZone: ({ zone }) => `你的時區 ${zone}`,
  runsLoading: '計算中…',
  runsFailed: '沒有算出接下來的時間。',
  retry: '重試',
  noRuns: '改好後在這裡顯示接下來的時間。',
  confirm: '確定',
  often: '執行得太頻繁',
  choose: '選擇時間',
  unset: '還沒有選擇時間',
});
