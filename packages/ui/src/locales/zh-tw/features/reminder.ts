// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { reminderMessages } from '#features/reminder/reminder.messages.ts';

export const reminderTexts: LanguageTexts<typeof reminderMessages> = () => ({
  title: '提醒任務',
  explanation: '到點私聊提醒一位好友，好友在聊天中設定的提醒也在這裡。時間按 Asia/Shanghai。',
  add: '新增提醒',
  edit: '編輯提醒',
  emptyTitle: '還沒有提醒',
  emptyText: '到點私聊提醒一位好友。例如每天早上八點半提醒週明給書架澆水。',
  removeText: '刪除後到時間不再提醒。',
  hint: '到時間機器人會私聊提醒對方',
  subscribe: '提醒誰',
  subscribePlaceholder: '好友暱稱',
  isLoop: '重複提醒',
  isLoopHint: '按週期重複提醒；關閉時只提醒一次',
  time: '提醒時間',
  moment: '提醒時間',
  momentHint: '年-月-日 時:分，按 Asia/Shanghai',
  content: '提醒內容',
  setter: ({ name }) => `由 ${name} 設定`,
  missed: '錯過了：到時間機器人不在線上',
});
