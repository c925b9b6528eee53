// Written by `npm run zh-tw` from features/config-check/finding-reasons.messages.ts.
import type { LanguageTexts } from '#messages';
import type { findingReasonMessages } from '#features/config-check/finding-reasons.messages.ts';

export const findingReasonTexts: LanguageTexts<typeof findingReasonMessages> = () => ({
  shadowed: '前面的規則總是先回覆，這一條不起作用。',
  caughtKeyword: '發這個詞的人得到的是另一條規則的回覆。',
  unreachable: '沒有訊息能觸發它。',
  shortKeyword: '太短的詞會在無關的訊息裡觸發。',
  exactContains: '比對的範圍比看上去大，可能在不該回覆時回覆。',
  noReplies: '觸發以後機器人什麼也不說。',
  materialGone: '用到它的地方發不出內容。',
  targetGone: '訊息發不到它，傳送會落空。',
  targetRenamed: '機器人按名字找，找不到就不會傳送。',
  targetMoved: '機器人按 ID 找，找到的不是它。',
  targetDouble: '可能發到另一個同名的群或好友。',
  loop: '訊息會來回轉發，刷屏並可能導致帳號受限。',
  membership: '沒有會員時機器人讀不到它，不會執行。',
  off: '不開啟它，機器人就不會用。',
  sameMinute: '同一分鐘裡有多次傳送，對方會連續收到。',
  neverRuns: '到不了執行的時間，永遠不會傳送。',
});
