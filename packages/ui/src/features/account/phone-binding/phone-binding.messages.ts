import { defineMessages } from '#messages';

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
