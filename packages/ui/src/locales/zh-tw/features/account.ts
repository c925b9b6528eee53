// Written by `npm run zh-tw`.
import type { LanguageTexts } from '#messages';
import type { accountDataMessages } from '#features/account/account-data/account-data.messages.ts';
import type {
  accountFormMessages,
  challengeMessages,
} from '#features/account/account-form/account-form.messages.ts';
import type {
  activationMessages,
  activationMailMessages,
} from '#features/account/activation/activation.messages.ts';
import type { activityMessages } from '#features/account/activity/activity.messages.ts';
import type { placeMessages } from '#features/account/activity/place.messages.ts';
import type { emailChangeMessages } from '#features/account/email-change/email-change.messages.ts';
import type { fileSpaceMessages } from '#features/account/file-space/file-space.messages.ts';
import type { loginMessages } from '#features/account/login/login-screen.messages.ts';
import type { passkeyLoginMessages } from '#features/account/passkeys/passkey-login.messages.ts';
import type { passkeysMessages } from '#features/account/passkeys/passkeys.messages.ts';
import type {
  passwordChangeMessages,
  passwordForgetMessages,
  passwordResetMessages,
} from '#features/account/password.messages.ts';
import type { personalCentreMessages } from '#features/account/personal-centre/personal-centre.messages.ts';
import type { safetyMessages } from '#features/account/safety/safety.messages.ts';
import type {
  scanCodeMessages,
  scanLoginMessages,
  phoneBindingMessages,
} from '#features/account/scan-code/scan-code.messages.ts';
import type { secondFactorMessages } from '#features/account/second-factor/second-factor.messages.ts';
import type { sessionsMessages } from '#features/account/sessions/sessions.messages.ts';
import type { signUpMessages } from '#features/account/sign-up/sign-up-screen.messages.ts';
import type { twoFactorMessages } from '#features/account/two-factor/two-factor.messages.ts';

export const accountDataTexts: LanguageTexts<typeof accountDataMessages> = () => ({
  title: '資料與帳號',
  exportTitle: '匯出我的資料',
  exportText:
    '把所有記錄和上傳的檔案打包成一個 ZIP 下載。密碼和連線金鑰不在裡面；你填進配置的其他服務金鑰在，請妥善保管。',
  export: '匯出資料',
  exporting: '正在準備',
  exported: '下載已開始。沒有動靜的話，再點一次。',
  exportFailed: '沒有匯出，請稍後再試。',

  deleteTitle: '刪除帳號',
  deleteText: (days) => `帳號立即停用，${days} 天後刪除所有資料。這期間可以隨時保留帳號。`,
  delete: '刪除帳號',
  dialogText: '刪除後會這樣：',
  robotStops: '機器人馬上斷開，定時任務、自動回覆、沒發完的群發都停止；其他裝置登出。',
  grace: (days) => `${days} 天內登入，可以看到刪除日期，點「保留帳號」就恢復原樣。`,
  gone: (days) =>
    `${days} 天後，所有記錄、訊息記錄和檔案都被刪除，無法恢復；會員剩餘的時間也沒有了，不退款。`,
  orders: '只保留已付款訂單的金額和時間，法律要求保留，不含個人資訊。',
  exportFirst: '想留一份，先匯出資料。',
  password: '目前密碼',
  code: '驗證碼或恢復碼',
  codeHelp: '驗證器應用程式裡的 6 位數字，或一個沒用過的恢復碼',

  closingTitle: '帳號正在刪除',
  closing: '機器人已斷開，什麼都不會傳送。刪除日期：',
  closingText: '到了這一天，所有資料和檔案會被刪除，無法恢復。在那之前，資料原樣保留。',
  keep: '保留帳號',
  kept: '帳號已保留，請重啟機器人',
  logOut: '登出',
});
export const accountFormTexts: LanguageTexts<typeof accountFormMessages> = () => ({
  passwordHelp: '8 到 128 個字元，越長越好',
  notDone: '操作失敗，填寫的內容都還在',
});
export const challengeTexts: LanguageTexts<typeof challengeMessages> = () => ({
  question: ({ sum }) => `${sum} = ?`,
  help: '嘗試次數較多，請先回答這個問題',
});
export const activationTexts: LanguageTexts<typeof activationMessages> = () => ({
  busyTitle: '正在啟用',
  busyText: '請稍等片刻',
  doneTitle: '帳號已啟用',
  doneText: ({ email }) => `${email} 現在可以重設密碼和開通會員`,
  toConsole: '進入控制台',
  deadTitle: '連結已失效',
  deadText: '啟用連結 24 小時內有效。登入後可以在個人中心點「重新傳送啟用郵件」',
  logIn: '登入',
  incompleteTitle: '連結不完整',
  incompleteText: '請從郵件重新開啟啟用連結，也可以登入後在個人中心點「重新傳送啟用郵件」',
  failedTitle: '啟用失敗',
  failedText: '帳號還沒有啟用，連結仍然有效',
  retry: '再試一次',
});
export const activationMailTexts: LanguageTexts<typeof activationMailMessages> = () => ({
  resend: '重新傳送啟用郵件',
  sent: '啟用郵件已傳送，請查收',
  notSent: '啟用郵件未發出，請稍後再試或聯絡管理員',
});
export const activityTexts: LanguageTexts<typeof activityMessages> = ({ number }) => ({
  title: '操作記錄',
  description:
    '誰在什麼時候、從哪裡改了這個帳號的什麼，最新的在最前面。密碼和金鑰只記改過，不記內容。',
  list: '操作記錄',
  loading: '操作記錄載入中',
  kind: '類別',
  allKinds: '全部類別',
  period: '時間',
  always: '全部時間',
  today: '最近 24 小時',
  when: '時間',
  unknownDevice: '未知裝置',
  refused: '未通過',
  codeAsked: '等待驗證碼',
  actions: '詳情',
  changes: '查看改動',
  changesOf: ({ what, object }) =>
    `查看改動：${[what, object].filter((text) => text !== '').join(' ')}`,
  changeList: '改動的內容',
  after: '之後',
  nothing: '無',
  hidden: '已隱藏',
  counted: (count) => `${number(count)} 條記錄`,
  cut: (count) => `共 ${count} 個字元`,
  more: (count) => `還有 ${count} 處改動沒有列出`,
  emptyTitle: '還沒有操作記錄',
  emptyText: '登入、修改設定和素材之後，都會記在這裡。',
  noneTitle: '沒有符合的操作記錄',
  noneText: '換一個類別，或放寬時間再看看。',
});
export const placeTexts: LanguageTexts<typeof placeMessages> = () => ({
  row: (at) => `第 ${at} 條`,
  name: '名稱',
  title: '標題',
  content: '內容',
  keywords: '關鍵字',
  url: '網址',
  iconUrl: '圖示',
  tags: '標籤',
  type: '類型',
  note: '備註',
  cron: '時間',
  email: '電子郵件',
  password: '密碼',
  role: '身分',
  memberUntil: '會員到期時間',
  customRoutes: '客製中心',
  activatedAt: '啟用時間',
  twoFactor: '兩步驗證',
  offlineMail: '離線郵件提醒',
  kind: '種類',
  price: '價格',
  places: '名額',
  scopes: '權限',
  open: '開關',
  target: '傳送對象',
  targets: '傳送對象',
  replys: '回覆',
  welcomes: '歡迎語',
  prompt: '提示詞',
  rssUrl: '訂閱地址',
});
export const emailChangeTexts: LanguageTexts<typeof emailChangeMessages> = () => ({
  title: '修改電子郵件',
  text: '新電子郵件會收到一封啟用郵件，其他地方的登入都會失效。',
  currentEmail: '目前電子郵件',
  email: '新電子郵件',
  password: '目前密碼',
  submit: '修改電子郵件',
  done: '修改成功，啟用郵件已傳送到新電子郵件',
  notMailed: '修改成功，但啟用郵件未發出，請稍後在個人中心點「重新傳送啟用郵件」',
  emailTaken: '這個電子郵件已經有帳號了',
});
export const fileSpaceTexts: LanguageTexts<typeof fileSpaceMessages> = () => ({
  title: '儲存空間',
  used: ({ used, most }) => `已用 ${used}，共 ${most}`,
  files: ({ count, most }) => `${count} 個檔案，最多 ${most} 個`,
  explanation: '素材、規則和群發裡的檔案，以及機器人的頭像，都計入儲存空間。',
  unused: '未使用的檔案',
  unusedText: ({ count, size }) =>
    `${count} 個檔案沒有被任何內容使用，佔 ${size}。檔案不再使用一天後自動刪除，放進素材或規則就會保留。`,
  allUsed: '沒有閒置的檔案',
  file: '檔案',
  uploadedAt: '上傳時間',
  freedAt: '自動刪除',
  full: '儲存空間快滿了。刪除不用的素材，可以馬上騰出空間。',
});
export const loginTexts: LanguageTexts<typeof loginMessages> = () => ({
  title: '登入',
  text: '管理你的聊天助理',
  email: '電子郵件',
  password: '密碼',
  submit: '登入',
  forgotten: '忘記密碼？',
  scan: '掃碼登入',
  passkey: '通行金鑰登入',
  noAccount: '還沒有帳號？',
  signUp: '註冊',
});
export const passkeyLoginTexts: LanguageTexts<typeof passkeyLoginMessages> = () => ({
  title: '通行金鑰登入',
  text: '按瀏覽器的提示，用指紋、面容或裝置密碼確認。',
  waiting: '正在等你確認…',
  retry: '再試一次',
  password: '用密碼登入',
  tooLate: '等太久了，請再試一次，或用密碼登入。',
  elsewhere: (site) => `通行金鑰只能在 ${site} 使用，請開啟那個地址，或用密碼登入。`,
  unable: '瀏覽器沒能用通行金鑰，請再試一次，或用密碼登入。',
  failed: '沒能登入，請再試一次，或用密碼登入。',
});
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
export const passwordChangeTexts: LanguageTexts<typeof passwordChangeMessages> = () => ({
  title: '修改密碼',
  text: '修改後，其他地方的登入都會失效，這裡保持登入。',
  oldPassword: '目前密碼',
  password: '新密碼',
  submit: '修改密碼',
});
export const passwordForgetTexts: LanguageTexts<typeof passwordForgetMessages> = () => ({
  title: '忘記密碼',
  text: '填寫註冊時的電子郵件，我們會傳送一個重設連結',
  email: '電子郵件',
  submit: '傳送重設連結',
  sent: '如果這個電子郵件有已啟用的帳號，重設連結已經發出，一小時內有效。沒有收到時請看看垃圾郵件',
  remembered: '想起來了？',
  logIn: '登入',
});
export const passwordResetTexts: LanguageTexts<typeof passwordResetMessages> = () => ({
  title: '重設密碼',
  text: '設定新密碼後，其他地方的登入都會失效',
  textFor: ({ email }) => `為 ${email} 設定新密碼，其他地方的登入都會失效`,
  password: '新密碼',
  repeated: '再輸入一次',
  submit: '儲存新密碼',
  done: '密碼已更新，請用新密碼登入',
  back: '不需要重設？',
  logIn: '登入',
  deadTitle: '連結已失效',
  deadText: '重設連結只能使用一次，一小時內有效。請重新獲取一個',
  incompleteTitle: '連結不完整',
  incompleteText: '請從郵件重新開啟重設連結，或重新獲取一個',
  again: '重新獲取連結',
});
export const personalCentreTexts: LanguageTexts<typeof personalCentreMessages> = () => ({
  title: '個人中心',
  explanation: '帳號資訊，以及機器人連線用的金鑰。',
  profile: '帳號',
  changeEmail: '修改電子郵件',
  changePassword: '修改密碼',
  sessions: '登入裝置',
  activity: '操作記錄',
  name: '暱稱',
  email: '電子郵件',
  password: '密碼',
  isActivated: '已啟用',
  isNotActivated: '未啟用',
  phone: '手機',
  isBound: '已綁定，可以掃碼登入',
  isNotBound: '未綁定',
  bind: '綁定手機',
  rebind: '換綁',
  unbind: '解除綁定',
  membership: '會員',
  isMember: '會員',
  isNoMember: '普通使用者',
  robot: '機器人',
  noRobot: '還沒有連線',
  offlineMail: '掉線郵件提醒',
  offlineMailText: (email) => `機器人掉線幾分鐘後，發郵件到 ${email}`,
  since: '註冊時間',
  credentials: '連線金鑰',
  credentialsText: '機器人用這一對金鑰簽名。不要發給別人；洩露了就重設。',
  reset: '重設金鑰',
  resetTitle: '重設連線金鑰？',
  resetText: '舊金鑰立即失效，正在執行的機器人會斷開，需要用新金鑰重新啟動。',
  command: '啟動演示機器人',
  commandText:
    '在裝有 Node 20 的機器上執行：先從這台伺服器取檔案，真實的外掛程式再用這對金鑰連上來',
});
export const safetyTexts: LanguageTexts<typeof safetyMessages> = () => ({
  title: '發現不是你本人？',
  formTitle: '懷疑別人在用這個帳號？',
  end: '退出那台裝置',
  endText: '它馬上就用不了這個帳號。',
  password: '換一個密碼',
  passwordText: '改完以後，其他裝置都要重新登入。',
  factor: '兩步驗證',
  factorText: '開啟以後，只知道密碼的人登入不了。',
  activity: '看操作記錄',
  activityText: '誰在什麼時候改過什麼。',
});
export const scanCodeTexts: LanguageTexts<typeof scanCodeMessages> = () => ({
  left: 'QR Code 剩餘時間',
  waiting: '等待掃碼',
  scanned: '已掃碼，請在手機上確認',
  expired: 'QR Code 已過期',
  failed: 'QR Code 獲取失敗',
  renew: '換一個 QR Code',
  openSandbox: '開啟代替手機的頁面',
});
export const scanLoginTexts: LanguageTexts<typeof scanLoginMessages> = () => ({
  title: '掃碼登入',
  text: '用綁定過的手機，在小程式裡掃一掃',
  qr: '登入 QR Code',
  confirmed: '已確認，正在登入',
  cancelled: '手機上取消了登入',
  unbound: '這部手機還沒有綁定帳號。請先用密碼登入，在個人中心點「綁定手機」',
  password: '用密碼登入',
});
export const phoneBindingTexts: LanguageTexts<typeof phoneBindingMessages> = () => ({
  title: '綁定手機',
  text: '用要綁定的手機，在小程式裡掃一掃。綁定後可以掃碼登入；之前綁定的手機會被替換。',
  qr: '綁定 QR Code',
  confirmed: '已綁定',
  cancelled: '手機上取消了綁定',
  unbound: 'QR Code 已過期',
  close: '關閉',
  done: '手機已綁定，可以掃碼登入了',
  unbindTitle: '解除綁定手機？',
  unbindText: '解除綁定後這部手機不能再掃碼登入，已經登入的瀏覽器不受影響。',
  unbind: '解除綁定',
  unbindDone: '手機已解除綁定',
});
export const secondFactorTexts: LanguageTexts<typeof secondFactorMessages> = () => ({
  title: '兩步驗證',
  appText: '輸入驗證器應用程式裡現在顯示的 6 位數字。',
  recoveryText: '輸入一個沒用過的恢復碼，用一次就失效。',
  appCode: '驗證碼',
  recoveryCode: '恢復碼',
  submit: '登入',
  useRecovery: '用恢復碼登入',
  useApp: '用驗證器應用程式',
  back: '重新輸入密碼',
  expired: '這次登入已過期，請重新輸入密碼',
});
export const sessionsTexts: LanguageTexts<typeof sessionsMessages> = () => ({
  title: '登入裝置',
  description: '這個帳號在哪些裝置上登入著。有不認識的，就退出它，再修改密碼。',
  here: '正在用的裝置',
  others: '其他裝置',
  othersOf: (count) => `其他 ${count} 台裝置`,
  counted: (count) => `${count} 台`,
  noOthers: '沒有別的裝置登入著這個帳號。',
  loading: '登入裝置',
  unknownDevice: '未知裝置',
  current: '目前裝置',
  address: '登入地址',
  created: '登入於',
  endOne: ({ device, address }) => `退出 ${device} ${address}`,
  ended: '已登出，那台裝置需要重新登入',
  endOthers: '登出其他裝置',
  endOthersTitle: (count) => `退出其他 ${count} 台裝置`,
  endOthersText: '它們需要重新登入，沒有儲存的內容會丟失。目前裝置不受影響。',
  changePassword: '修改密碼',
});
export const signUpTexts: LanguageTexts<typeof signUpMessages> = () => ({
  title: '註冊',
  text: '一個帳號，連線一個聊天助理',
  name: '暱稱',
  email: '電子郵件',
  password: '密碼',
  submit: '註冊',
  hasAccount: '已經有帳號？',
  logIn: '登入',
  done: '註冊成功，啟用郵件已發到你的電子郵件',
  notMailed: '註冊成功；啟用郵件未發出，可以在個人中心點「重新傳送啟用郵件」',
  emailTaken: '這個電子郵件已經註冊過，可以直接登入',
});
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
