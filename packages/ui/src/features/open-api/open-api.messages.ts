import { defineMessages } from '#messages';

/** The texts of the open API. */
export const openApiMessages = defineMessages(
  'open-api',
  () => ({
    title: '开放接口',
    explanation: '让你自己的系统通过机器人发消息，或把面板嵌进自己的网页。',
    loading: '正在读取密钥',
    keys: '密钥',
    keysText: '请求用这一对密钥签名，机器人也用它连接。不要放进网页，也不要发给别人。',
    apiKey: 'API Key',
    apiSecret: 'API Secret',
    reset: '重置密钥',
    resetTitle: '重置密钥？',
    resetText: '旧密钥立即失效：用它的系统和正在运行的机器人都会断开。',
    scopes: '权限范围',
    scopesText: '给网页用的会话只能做申请时写明的事：',
    keyScopesText: '会话不能做、只有密钥能做的事：',
    calls: '调用示例',
    callsText:
      '在 Node.js 里运行，签名由 SDK 完成。apiKey 和 apiSecret 填给这个系统单独添加的密钥，机器人的那一对也能用。',
    client: '创建客户端',
    openSession: '为网页创建会话',
    sayToRoom: '给群发消息',
    sayToContact: '给好友发消息',
    address: '接口地址',
    signature: '签名内容',
    signatureText: ({ headers }: { readonly headers: string }) =>
      `用 API Secret 做 HMAC-SHA256，结果写成小写十六进制。请求头：${headers}`,
    limits: '限制',
    sessionLimit: ({ minutes }: { readonly minutes: number }) => `会话有效 ${minutes} 分钟`,
    windowLimit: ({ minutes }: { readonly minutes: number }) =>
      `签名在前后 ${minutes} 分钟内有效，只能用一次`,
    memberLimit: '需要开通会员；机器人不在线时不会发送',
    refusals: '签名被拒绝的原因',
  }),
  () => ({
    title: 'Open API',
    explanation: 'Lets your own systems send through the robot, and your pages embed panels.',
    loading: 'Loading the keys',
    keys: 'Keys',
    keysText:
      'Requests are signed with this pair, and the robot connects with it. Keep it out of pages and to yourself.',
    apiKey: 'API key',
    apiSecret: 'API secret',
    reset: 'Reset the keys',
    resetTitle: 'Reset the keys?',
    resetText:
      'The old keys stop working at once: systems that use them and a running robot are disconnected.',
    scopes: 'Scopes',
    scopesText: 'A session for a page may do what it was asked for, and nothing else:',
    keyScopesText: 'What keys can do and sessions cannot:',
    calls: 'How to call it',
    callsText:
      "Runs in Node.js; the SDK signs. As apiKey and apiSecret, use a key that you added for this system; the robot's pair works too.",
    client: 'Make a client',
    openSession: 'Open a session for a page',
    sayToRoom: 'Send to a group',
    sayToContact: 'Send to a friend',
    address: 'Address',
    signature: 'What is signed',
    signatureText: ({ headers }) =>
      `HMAC-SHA256 by the API secret, in lowercase hex. Headers: ${headers}`,
    limits: 'Limits',
    sessionLimit: ({ minutes }) => `A session lasts ${minutes} minutes`,
    windowLimit: ({ minutes }) =>
      `A signature is valid within ${minutes} minutes and can be used once`,
    memberLimit: 'Needs a membership; nothing is sent while the robot is offline',
    refusals: 'Why a signature is refused',
  }),
);
