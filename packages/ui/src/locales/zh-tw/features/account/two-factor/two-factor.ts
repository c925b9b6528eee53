// Written by `npm run zh-tw` from features/account/two-factor/two-factor.messages.ts.
import type { LanguageTexts } from '#messages';
import type { twoFactorMessages } from '#features/account/two-factor/two-factor.messages.ts';

export const twoFactorTexts: LanguageTexts<typeof twoFactorMessages> = () => ({
  title: '兩步驗證',
  explanation:
    '登入時，除了密碼還要輸入手機上驗證器應用程式裡的 6 位數字。密碼洩露了，別人也進不來。',
  isOn: '已開啟',
  isOff: '未開啟',
  activateFirst: '先啟用電子郵件，才能開啟。',
  turnOn: '開啟兩步驗證',
  turnOff: '關閉兩步驗證',
  since: '開啟時間',
  codesLeft: '剩餘恢復碼',
  codes: (count) => `${count} 個`,
  fewCodes: '恢復碼快用完了。手機丟了就靠它們登入，請生成一組新的。',
  renew: '生成新的恢復碼',

  password: '目前密碼',
  passwordText: '先確認是你本人。開啟後，其他地方的登入都會失效。',
  scanText: '用驗證器應用程式掃這個 QR Code，再輸入它顯示的 6 位數字。',
  qr: '兩步驗證的 QR Code',
  secret: '掃不了？在應用程式裡手動輸入這個金鑰',
  appCode: '驗證碼',
  anyCode: '驗證碼或恢復碼',
  anyCodeHelp: '驗證器應用程式裡的 6 位數字，或一個沒用過的恢復碼',
  turnOffText: '關閉後，只用密碼就能登入。',
  renewText: '以前的恢復碼都會失效。',
  tooLate: '這個金鑰等太久了，請重新開始',

  codesTitle: '收好恢復碼',
  codesText: '手機不在身邊時，用一個恢復碼代替驗證碼登入，每個只能用一次。它們只顯示這一次。',
  codesList: '恢復碼',
  copy: '複製',
  download: '下載',
  file: '恢復碼',
  kept: '我已經收好恢復碼',
  leaveTitle: '還沒收好恢復碼，要關閉嗎？',
  leaveText: '兩步驗證已經開啟，這些恢復碼不會再顯示。手機丟了又沒有恢復碼，只能請管理員幫忙。',
  leave: '關閉',

  turnedOn: '兩步驗證已開啟',
  turnedOff: '兩步驗證已關閉',
  renewed: '新的恢復碼已生成',
});
