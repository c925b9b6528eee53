import { defineMessages } from '#messages';

/** The texts of the send dialog (product specification, sections 5 and 8). */
export const sendMessageMessages = defineMessages(
  'send-message-dialog',
  () => ({
    title: ({ name }: { name: string }) => `发消息给「${name}」`,
    toRoom: '发到群里，群成员都能看到',
    toContact: '发给这位好友',
    robot: '机器人',
    cancel: '关闭',
    send: '发送',
    wait: ({ seconds }: { seconds: number }) => `${seconds} 秒后可再发`,
    sent: '发送成功，5s内请勿再次发送',
    sentText: '消息发送成功，以手机收到消息为准',
    notSent: '未发出',
    retained: ({ reason }: { reason: string }) => `${reason}。填写的内容还在，可以稍后再发。`,
  }),
  () => ({
    title: ({ name }) => `Send a message to "${name}"`,
    toRoom: 'Everyone in the group will see it',
    toContact: 'Goes to this friend only',
    robot: 'Robot',
    cancel: 'Close',
    send: 'Send',
    wait: ({ seconds }) => `Again in ${seconds} s`,
    sent: 'Sent; wait 5 s before the next message',
    sentText: 'The message was sent; what counts is that the phone receives it',
    notSent: 'Not sent',
    retained: ({ reason }) => `${reason}. What you typed is still here; you can send it later.`,
  }),
);
