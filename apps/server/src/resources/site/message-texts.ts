import { ACCOUNT_CAP, textIn, type Locale, type Text } from '@chatdeck/sdk/constants';

interface MessageText {
  readonly title: Text;
  readonly content: Text;
}

/** Automatic messages to an account, by topic. */
export const MESSAGE_TEXT = {
  welcome: {
    title: { 'zh-CN': '欢迎使用', en: 'Welcome' },
    content: {
      'zh-CN': '先初始化机器人的基础配置，再用开放接口的密钥启动机器人。',
      en: 'Initialise the config of your robot first, then start it with the key of the open API.',
    },
  },
  credentialsReset: {
    title: { 'zh-CN': '密钥已重置', en: 'The key was reset' },
    content: {
      'zh-CN': '旧的密钥已失效，请用新的密钥重启机器人。如果不是你本人操作，请修改密码。',
      en: 'The old key no longer works; restart the robot with the new one. If this was not you, change your password.',
    },
  },
  credentialsEnded: {
    title: { 'zh-CN': '密钥已更换', en: 'The key was replaced' },
    content: {
      'zh-CN':
        '重置密码或激活账号时，旧的密钥、登录和已绑定的手机已全部失效。请用新的密钥重启机器人，并重新绑定手机。',
      en: 'With the reset of the password or the activation, the old key, every login and the bound phone ended. Restart the robot with the new key, and bind your phone again.',
    },
  },
  membershipPaid: {
    title: { 'zh-CN': '会员已开通', en: 'Your membership is paid' },
    content: {
      'zh-CN': '付款已到账，会员时间已延长，机器人会自动取用新的配置。',
      en: 'The payment arrived and your membership is longer; the robot loads its new config by itself.',
    },
  },
  friendsCapped: {
    title: { 'zh-CN': '好友过多，没有全部保存', en: 'Too many friends to keep them all' },
    content: {
      'zh-CN':
        '机器人的好友超过 {friends} 个，这里只保留它最后发来的 {friends} 个。机器人照常回复所有好友，但其余好友不能在这里选为发送对象。',
      en: 'The robot has more than {friends} friends, and only those that it sent last are kept here. It answers all of them as before, but the others cannot be chosen here to send to.',
    },
  },
  roomsCapped: {
    title: { 'zh-CN': '群过多，没有全部保存', en: 'Too many groups to keep them all' },
    content: {
      'zh-CN':
        '机器人的群超过 {rooms} 个，这里只保留它最后发来的 {rooms} 个。机器人在所有群里照常工作，但其余的群不能在这里选为发送对象。',
      en: 'The robot is in more than {rooms} groups, and only those that it sent last are kept here. It works in all of them as before, but the others cannot be chosen here to send to.',
    },
  },
} as const satisfies Record<string, MessageText>;

export type MessageTopic = keyof typeof MESSAGE_TEXT;

const texts: Readonly<Record<string, MessageText | undefined>> = MESSAGE_TEXT;

const CAPS = { friends: ACCOUNT_CAP.friends, rooms: ACCOUNT_CAP.rooms };

/** What a message says in a language; a topic that this version no longer knows shows its name. */
export function messageIn(topic: string, locale: Locale): { title: string; content: string } {
  const text = texts[topic];
  if (!text) return { title: topic, content: '' };
  const number = new Intl.NumberFormat(locale);
  const content = Object.entries(CAPS).reduce(
    (filled, [place, cap]) => filled.replaceAll(`{${place}}`, number.format(cap)),
    textIn(text.content, locale),
  );
  return { title: textIn(text.title, locale), content };
}
