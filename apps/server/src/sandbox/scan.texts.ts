import type { Text } from '@chatdeck/sdk/constants';
import type { Page } from './page';
import type { PhoneView } from '../resources/mini/phone.service';

const text = (zh: string, en: string): Text => ({ 'zh-CN': zh, en });

/** What the phone shows when there is nothing to answer. */
export const SCAN_TEXT = {
  expired: {
    state: 'failed',
    title: text('二维码已失效', 'This code no longer works'),
    text: text(
      '请在浏览器里刷新二维码后重新扫码。',
      'Get a new code in the browser and scan it again.',
    ),
  },
  unbound: {
    state: 'failed',
    title: text('这部手机还没有绑定账号', 'This phone is not bound to an account'),
    text: text(
      '请先用邮箱登录，在个人中心点「绑定手机」。',
      'Log in with your e-mail first and press "Bind a phone" in your account.',
    ),
  },
  confirmed: {
    state: 'done',
    title: text('已确认', 'Confirmed'),
    text: text('请回到浏览器继续。', 'Go back to the browser.'),
  },
  cancelled: {
    state: 'stopped',
    title: text('已取消', 'Cancelled'),
    text: text('什么都没有改变。', 'Nothing was changed.'),
  },
} as const satisfies Record<string, Page>;

type Asked = Extract<PhoneView, { readonly state: 'asked' }>;

const no = text('取消', 'Cancel');

/** The question to the phone's owner. */
export function scanQuestion({ purpose, name, ip }: Asked) {
  const account = { label: text('账号', 'Account'), value: text(name, name) };
  if (purpose === 'bind') {
    return {
      title: text('绑定这部手机？', 'Bind this phone?'),
      text: text(
        '绑定后，这部手机扫一扫就能登录下面的账号。',
        'It can then log in to this account by scanning.',
      ),
      facts: [account],
      yes: text('绑定', 'Bind'),
      no,
    };
  }
  return {
    title: text('确认登录？', 'Log in?'),
    text: text(
      '有浏览器请求登录你的账号。如果不是你本人操作，请取消。',
      'A browser asks to log in to your account. If this is not you, cancel.',
    ),
    facts: [account, { label: text('浏览器 IP', 'Browser at'), value: text(ip, ip) }],
    yes: text('登录', 'Log in'),
    no,
  };
}
