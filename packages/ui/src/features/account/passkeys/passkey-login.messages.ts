import { defineMessages } from '#messages';

export const passkeyLoginMessages = defineMessages(
  'passkey-login',
  () => ({
    title: '通行密钥登录',
    text: '按浏览器的提示，用指纹、面容或设备密码确认。',
    waiting: '正在等你确认…',
    retry: '再试一次',
    password: '用密码登录',
    tooLate: '等太久了，请再试一次，或用密码登录。',
    elsewhere: (site: string) => `通行密钥只能在 ${site} 使用，请打开那个地址，或用密码登录。`,
    unable: '浏览器没能用通行密钥，请再试一次，或用密码登录。',
    failed: '没能登录，请再试一次，或用密码登录。',
  }),
  () => ({
    title: 'Log in with a passkey',
    text: 'Your browser asks for your fingerprint, your face or the PIN of your device.',
    waiting: 'Waiting for you…',
    retry: 'Try again',
    password: 'Log in with the password',
    tooLate: 'That took too long: try again, or use your password.',
    elsewhere: (site: string) =>
      `Passkeys work only at ${site}: open that address, or use your password.`,
    unable: 'The browser could not use a passkey: try again, or use your password.',
    failed: 'You are not logged in: try again, or use your password.',
  }),
);
