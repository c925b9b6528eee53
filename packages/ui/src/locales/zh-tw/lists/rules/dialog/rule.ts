// Written by `npm run zh-tw` from lists/rules/dialog/rule.messages.ts.
import type { LanguageTexts } from '#messages';
import type { ruleMessages, triggerMessages } from '#lists/rules/dialog/rule.messages.ts';

export const ruleTexts: LanguageTexts<typeof ruleMessages> = () => ({
  add: '新增',
  save: '儲存',
  keywords: '關鍵字',
  keywordsPlaceholder: '輸入後按回車，可以貼上一串',
  match: '比對規則',
  exactHint: '整條訊息與關鍵字完全相同才會觸發',
  containsHint: '訊息中包含關鍵字就會觸發',
});
export const triggerTexts: LanguageTexts<typeof triggerMessages> = () => ({
  scope: '生效範圍',
  needAt: '群中 @ 觸發',
  needAtHint: '關掉後群裡不 @ 機器人也會觸發；私聊不受影響',
});
