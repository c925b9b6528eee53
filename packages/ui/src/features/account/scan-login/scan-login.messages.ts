import { defineMessages } from '#messages';

export const scanLoginMessages = defineMessages(
  'scan-login',
  () => ({
    title: '扫码登录',
    text: '用绑定过的手机，在小程序里扫一扫',
    qr: '登录二维码',
    confirmed: '已确认，正在登录',
    cancelled: '手机上取消了登录',
    unbound: '这部手机还没有绑定账号。请先用密码登录，在个人中心点「绑定手机」',
    password: '用密码登录',
  }),
  () => ({
    title: 'Log in by QR code',
    text: 'Scan it in the mini program of a bound phone',
    qr: 'QR code to log in with',
    confirmed: 'Confirmed. Logging in',
    cancelled: 'The login was cancelled on the phone',
    unbound:
      'This phone is not bound to an account. Log in with your password and press “Bind a phone” in the personal centre',
    password: 'Log in with a password',
  }),
);
