// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { keywordReplyMessages } from '#features/reply/keyword-reply.messages.ts';

export const keywordReplyTexts: LanguageTexts<typeof keywordReplyMessages> = () => ({
  title: '簡單問答',
  explanation: '自上而下比對，命中即回覆，不再繼續。拖曳即可改變先後。',
  add: '新增關鍵字回覆',
  edit: '編輯關鍵字回覆',
  search: '搜關鍵字或回覆內容',
  emptyTitle: '還沒有關鍵字回覆',
  emptyText: '設好關鍵字和要回覆的素材，有人發來這些詞時，機器人就會回答。',
  hint: '訊息符合關鍵字時，依次發出下面的回覆',
  replies: '回覆內容',
  repliesHint: '按順序一條條發出；素材修改後，會員的機器人發的是新內容',
});
