// Written by `npm run zh-tw` from features/account/scan-code/scan-code.messages.ts.
import type { LanguageTexts } from '#messages';
import type {
  scanCodeMessages,
  scanLoginMessages,
  phoneBindingMessages,
} from '#features/account/scan-code/scan-code.messages.ts';

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
