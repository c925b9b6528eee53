// Written by `npm run zh-tw` from features/account/passkeys/passkeys.messages.ts.
import type { LanguageTexts } from '#messages';
import type { passkeysMessages } from '#features/account/passkeys/passkeys.messages.ts';

export const passkeysTexts: LanguageTexts<typeof passkeysMessages> = () => ({
  title: '通行金鑰',
  explanation:
    '用指紋、面容或裝置密碼登入，不用輸密碼，也不用驗證碼。金鑰留在你的裝置或密碼管理器裡，釣魚網站騙不走。',
  add: '新增通行金鑰',
  empty: '還沒有通行金鑰',
  list: '通行金鑰清單',
  name: '名稱',
  created: '新增時間',
  neverUsed: '還沒用過',
  backedUp: '已同步到其他裝置',

  unsupported: '這個瀏覽器不支援通行金鑰，請換一個新一點的瀏覽器。',
  insecure: '通行金鑰只能在 https 頁面上使用。',
  elsewhere: (site) => `通行金鑰只能在 ${site} 使用，請開啟那個地址。`,
  noSite: '這台伺服器還不能用通行金鑰：它需要一個 https 網域，請聯絡管理員。',
  activateFirst: '先啟用電子郵件，才能新增。',

  addText: '先確認是你本人，再按瀏覽器的提示建立。',
  makeText: '按瀏覽器的提示，用指紋、面容或裝置密碼確認。',
  make: '建立通行金鑰',
  password: '目前密碼',
  code: '驗證碼或恢復碼',
  codeHelp: '驗證器應用程式裡的 6 位數字，或一個沒用過的恢復碼',
  tooLate: '等太久了，請再試一次。',
  known: '這台裝置上已經有這個帳號的通行金鑰了。',
  unable: '這台裝置沒能建立通行金鑰，請換一台裝置，或換一個瀏覽器。',
  notAdded: '沒有新增成功，請再試一次。',
  added: '通行金鑰已新增',

  renameTitle: '給通行金鑰改名',
  save: '儲存',
  renamed: '名稱已儲存',
  removeTitle: (name) => `移除「${name}」`,
  removeText:
    '移除後，這個通行金鑰不能再登入，密碼照常可用。裝置裡的那一份，要在裝置的設定裡刪除。',
  removed: '通行金鑰已移除',
});
