// Written by `npm run zh-tw` from features/config-check/config-check-screen.messages.ts.
import type { LanguageTexts } from '#messages';
import type { configCheckScreenMessages } from '#features/config-check/config-check-screen.messages.ts';

export const configCheckScreenTexts: LanguageTexts<typeof configCheckScreenMessages> = (
  wording,
) => ({
  title: '配置檢查',
  explanation: '配置裡看似已設定、機器人卻不會執行的地方。',
  loading: '正在檢查配置',
  emptyTitle: '沒有發現問題',
  emptyText:
    '規則能不能命中、對象還在不在、定時任務會不會執行，都在這裡檢查。修改配置後會自動重新檢查。',
  filter: '按嚴重程度篩選',
  all: (count) => `全部 ${wording.number(count)}`,
  errors: (count) => `錯誤 ${wording.number(count)}`,
  warnings: (count) => `警告 ${wording.number(count)}`,
  hints: (count) => `提示 ${wording.number(count)}`,
  noneLeft: '這一類沒有',
  failedTitle: '檢查沒有完成',
  failedText: '檢查用的程式載入失敗，配置沒有變。',
  missing: (inputs) => `${inputs.join('、')}沒有取到，有關的沒有檢查`,
  retry: '重試',
  cut: (count) => `清單太長，每個只檢查了前 ${wording.number(count)} 條`,
  account: '帳號',
  dialogues: '自訂對話',
  batchTasks: '群發任務',
  reminders: '提醒任務',
  together: '可以一起修復',
  shadowed: '永遠輪不到的規則',
  caughtKeyword: '輪不到的關鍵字',
  exactContains: '其實是包含的精確比對',
  materialGone: '已經刪除的素材',
  targetMoved: 'ID 變了的群和好友',
  targetRenamed: ({ name }) => `「${name}」改名了`,
  targetGone: ({ name }) => `「${name}」已經不在了`,
  fixOf: ({ name }) => `修復：${name}`,
  editOf: ({ name }) => `去修改：${name}`,
  attention: '需要處理',
  seeAll: (count) => `查看全部 ${wording.number(count)} 條`,
  problems: (count) => `${wording.number(count)} 個問題`,
});
