// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { promptMessages } from '#features/prompt/prompt.messages.ts';

export const promptTexts: LanguageTexts<typeof promptMessages> = () => ({
  title: '預設角色',
  explanation: '先寫好 AI 的身分和說話方式，在對話配置裡直接選用。',
  add: '新增角色',
  edit: '編輯角色',
  search: '搜角色名稱',
  emptyTitle: '還沒有預設角色',
  emptyText: '例如「耐心的客服」：回答簡短、友善，不知道的事就說會請同事確認。',
  removeText: '刪除後，用這個角色的對話會繼續，只是不再帶角色設定。',
  hint: '每次對話開始時傳送給 AI',
  name: '名稱',
  content: '角色設定',
  contentPlaceholder: '你是一家書店的客服，回答要簡短、友善……',
});
