import { defineMessages } from '#messages';

/** Texts common to all scan codes; the caller provides those about the purpose of a code. */
export const scanCodeMessages = defineMessages(
  'scan-code',
  () => ({
    left: '二维码剩余时间',
    waiting: '等待扫码',
    scanned: '已扫码，请在手机上确认',
    expired: '二维码已过期',
    failed: '二维码获取失败',
    renew: '换一个二维码',
    sandbox: '沙箱',
    openSandbox: '打开代替手机的页面',
  }),
  () => ({
    left: 'Time left for the code',
    waiting: 'Waiting for a scan',
    scanned: 'Scanned. Confirm on the phone',
    expired: 'The code has expired',
    failed: 'There is no code',
    renew: 'Get a new code',
    sandbox: 'Sandbox',
    openSandbox: 'Open the page in place of the phone',
  }),
);

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
      'This phone is not bound to an account. Log in with your password and press "Bind a phone" in your account',
    password: 'Log in with a password',
  }),
);

export const phoneBindingMessages = defineMessages(
  'phone-binding',
  () => ({
    title: '绑定手机',
    text: '用要绑定的手机，在小程序里扫一扫。绑定后可以扫码登录；之前绑定的手机会被替换。',
    qr: '绑定二维码',
    confirmed: '已绑定',
    cancelled: '手机上取消了绑定',
    unbound: '二维码已过期',
    close: '关闭',
    done: '手机已绑定，可以扫码登录了',
    unbindTitle: '解绑手机？',
    unbindText: '解绑后这部手机不能再扫码登录，已经登录的浏览器不受影响。',
    unbind: '解绑',
    cancel: '取消',
    unbindDone: '手机已解绑',
  }),
  () => ({
    title: 'Bind a phone',
    text: 'Scan it in the mini program of the phone. That phone can then log in by scanning; it takes the place of an older one.',
    qr: 'QR code to bind a phone with',
    confirmed: 'Bound',
    cancelled: 'The binding was cancelled on the phone',
    unbound: 'The code has expired',
    close: 'Close',
    done: 'The phone is bound and can log in by scanning',
    unbindTitle: 'Unbind the phone?',
    unbindText:
      'The phone can no longer log in by scanning. Browsers that are logged in stay logged in.',
    unbind: 'Unbind',
    cancel: 'Cancel',
    unbindDone: 'The phone is unbound',
  }),
);
