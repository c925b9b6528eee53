// Written by `npm run zh-tw` from features/schedule/material/material-schedule.messages.ts.
import type { LanguageTexts } from '#messages';
import type { materialScheduleMessages } from '#features/schedule/material/material-schedule.messages.ts';

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
