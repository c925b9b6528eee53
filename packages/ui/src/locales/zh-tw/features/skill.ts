// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { skillMessages } from '#features/skill/skill.messages.ts';

export const skillTexts: LanguageTexts<typeof skillMessages> = () => ({
  explanation: '關鍵字觸發機器人自帶的技能，從上到下，第一條符合的生效。',
  add: '新增技能',
  edit: '編輯技能',
  search: '搜關鍵字',
  emptyTitle: '還沒有技能',
  emptyText: '選一個技能，設好觸發它的詞，例如發「運勢 天蠍」查星座運勢。',
  hint: '訊息符合關鍵字時，執行選取的技能',
  skillPlaceholder: '選擇一個技能',
  privateSkill: ({ name }) => `${name}（僅好友私聊）`,
  argumentHint: '關鍵字後面的內容會作為要查的詞，例如「運勢 天蠍」',
  runs: '執行',
  foreign: '這個技能由原來的託管服務提供，本伺服器沒有：機器人不會執行它，訊息接著交給後面的規則。',
});
