// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { rssMessages } from '#features/rss/rss.messages.ts';

export const rssTexts: LanguageTexts<typeof rssMessages> = () => ({
  explanation: '按時查看訂閱地址，有新文章就發到群或好友。時間按 Asia/Shanghai。',
  add: '新增訂閱',
  edit: '編輯訂閱',
  search: '搜訂閱',
  emptyTitle: '還沒有 RSS 訂閱',
  emptyText: '填一個 RSS 地址和接收的群，有新文章時機器人會發出來。',
  removeText: '刪除後不再推送這個地址的新文章。',
  hint: '到點查看一次，有新文章才會傳送',
  rssUrl: '訂閱地址',
  updateTime: '查看時間',
  showLink: '以連結卡片傳送',
  showLinkHint: '關閉時以文字傳送標題和網址',
  thumbUrl: '卡片縮圖地址',
  prefixWord: '開頭語',
  suffixWord: '結束語',
  asLink: '連結卡片',
});
