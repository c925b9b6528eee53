// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { groupListMessages } from '#features/group/group-list.messages.ts';
import type { joinRuleMessages } from '#features/group/join-rule/join-rule.messages.ts';

export const groupListTexts: LanguageTexts<typeof groupListMessages> = ({ number }) => ({
  title: '群清單',
  description: '機器人所在的群。機器人登入後自動同步到這裡。',
  loading: '群載入中',
  members: '人數',
  memberCount: ({ count }) => `${number(count)} 人`,
  role: '身分',
  admin: '管理員',
  member: '成員',
  say: '發訊息',
  sendToMany: '群發訊息',
  sayTo: ({ name }) => `發訊息到${name}`,
  emptyTitle: '群還沒有同步過來',
  emptyText: '機器人掃碼登入後，會把群清單發到這裡；沒有儲存到通訊錄的群，有人說話後才會出現。',
  toRobot: '去看機器人狀態',
  noMatch: ({ word }) => `沒有叫「${word}」的群`,
  noMatchText: '已在所有群的名稱和拼音首字母裡找過。',
});
export const joinRuleTexts: LanguageTexts<typeof joinRuleMessages> = () => ({
  title: '關鍵字進群',
  explanation:
    '好友私聊關鍵字，機器人就邀請進群；有人入群時發歡迎語。按群名比對，群改名後要跟著改。',
  add: '新增進群規則',
  edit: '編輯進群規則',
  search: '搜群名或關鍵字',
  emptyTitle: '還沒有進群規則',
  emptyText: '設好群和關鍵字，好友發來這些詞時，機器人會自動邀請，入群後再發歡迎語。',
  hint: '機器人要在這個群裡，並且有邀請的權限',
  roomPlaceholder: '輸入或選擇群名',
  keywordsNote: '訊息裡包含任意一個就會邀請；只想發歡迎語時可以不填',
  replies: '邀請前的回覆',
  repliesHint: '發出後再邀請進群，每條間隔約 2 秒',
  welcomes: '入群歡迎語',
  welcomesHint: '只發得出文字和檔案；文字前會加上「群名：歡迎新朋友 @名字」',
  notWelcome: '入群歡迎語發不出',
  welcomeOnly: ' 只發歡迎語',
  before: '先回覆',
  welcome: '入群後歡迎',
});
