import { defineMessages } from '#messages';

/** How long messages are retained, and how many. */
interface Kept {
  readonly days: number;
  readonly max: number;
}

interface Text {
  readonly text: string;
}
interface Name {
  readonly name: string;
}

/** The texts of the message log. */
export const logMessages = defineMessages(
  'message-log',
  ({ number }) => ({
    title: '消息记录',
    explanation: '机器人收到和发出的消息，以及每一条为什么这样回复。',
    loading: '正在读取消息记录',
    settings: '记录设置',
    refresh: '刷新',

    offTitle: '消息记录没有打开',
    offText:
      '打开以后，机器人收到和发出的每条消息都会记在这里，每条都能看到是哪条规则回复的、为什么没有回复。',
    what: '记录什么',
    whatText: '消息的文字、时间、会话和发言人。图片和文件的地址默认不记。',
    howLong: '保留多久',
    howLongText: ({ days, max }: Kept) =>
      `${days} 天，最多 ${number(max)} 条，之后自动删除；也可以随时全部删除。`,
    who: '谁能看到',
    whoText: '只有这个账号，以及能读服务器数据库的运营者。合作方的会话看不到。',
    plugin: '机器人要做什么',
    pluginText: '启动机器人的程序里要加载 WechatyMessageCallBackPlugin 插件，官方示例已经带上。',
    turnOn: '打开消息记录',

    waitingTitle: '还没有消息',
    waitingText:
      '机器人收到下一条消息后会出现在这里。等不到的话，看看启动程序里有没有加载 WechatyMessageCallBackPlugin，再重启一次机器人。',
    connectText: '机器人登录以后，它收到和发出的消息会出现在这里。',
    pausedTitle: '消息记录已经关闭',
    resume: '重新打开',
    pausedText: ({ days }: Kept) => `不再记录新消息；已有的保留到满 ${days} 天为止。`,
    memberText: '机器人只为会员上报消息。会员到期期间不会记录。',

    search: '搜索群名或昵称',
    conversations: '会话',
    counted: (count: number) => `${number(count)} 个会话`,
    noMatch: ({ text }: Text) => `没有找到「${text}」`,
    noMatchText: '换一个词，或者清除搜索。',
    self: ({ text }: Text) => `机器人：${text}`,
    total: (count: number) => `${number(count)} 条`,
    choose: '选一个会话，看里面的消息。',
    back: '返回会话',
    chatGone: '消息记录里没有这个会话，可能已经删除。',
    messagesOf: ({ name }: Name) => `与「${name}」的消息`,
    ownChatText: '机器人发给好友的消息不带收件人，能和提问对上的归到那位好友，其余的在这里。',
    deleteChat: '删除这个会话的记录',
    deleteTitle: ({ name }: Name) => `删除「${name}」的记录？`,
    deleteText: '立即删除，不能恢复。微信里的消息不受影响。',
    delete: '删除',
    deleted: '已删除',
    earlier: '更早的消息',
    noMessages: '没有消息了',
    robotSaid: ({ name }: Name) => `${name}（机器人）`,

    why: '为什么',
    whyOf: ({ text }: Text) => `「${text}」为什么`,
    whyTitle: '为什么',
    then: '当时',
    thenHint: '按收到这条消息时的配置计算。',
    now: '现在',
    nowHint: '按现在保存的配置计算。',
    tryNow: '再试一次',
    makeRule: '由此建一条规则',
    gone: '当时的配置已经不在，无法说明原因。',
    same: '和当时一样',
    differs: '和当时不一样',
    loadingWhy: '正在计算',
    noConfig: '现在还没有配置',

    record: '记录消息',
    recordHint: '关闭后不再记录，已有的不会马上删除。',
    media: '记录图片和文件的地址',
    mediaHint: '要在「自定义消息记录」里打开转存，机器人才会上报图片和文件。',
    toPush: '去设置转存',
    forwarded: ({ text }: Text) => `每条消息仍会转给你自己的地址 ${text}`,
    clear: '删除全部记录',
    clearTitle: '删除全部消息记录？',
    clearText: '所有会话的消息立即删除，不能恢复；规则的命中次数也从零开始。',
    saved: '更新成功',
    stored: (count: number) => `现在有 ${number(count)} 条`,
  }),
  ({ plural, number }) => ({
    title: 'Message log',
    explanation: 'What the robot received and sent, and why it replied as it did.',
    loading: 'Loading the message log',
    settings: 'Log settings',
    refresh: 'Refresh',

    offTitle: 'The message log is off',
    offText:
      'Once it is on, every message that the robot receives and sends is recorded here, each with the rule that answered it, or why none did.',
    what: 'What is recorded',
    whatText:
      'The text of each message, its time, chat and sender. Addresses of pictures and files are left out unless you ask for them.',
    howLong: 'For how long',
    howLongText: ({ days, max }) =>
      `${days} days and at most ${number(max)} messages, then they are deleted. You can delete all of them at any time.`,
    who: 'Who can read it',
    whoText:
      'This account alone, and the operator who can read the database of the server. Sessions of partners cannot.',
    plugin: 'What the robot needs',
    pluginText:
      'The program that starts the robot loads WechatyMessageCallBackPlugin, as our example does.',
    turnOn: 'Turn the log on',

    waitingTitle: 'No messages yet',
    waitingText:
      'The next message of the robot appears here. If none does, check that its program loads WechatyMessageCallBackPlugin, then restart the robot.',
    connectText: 'Once the robot has logged in, what it receives and sends appears here.',
    resume: 'Turn it on again',
    pausedTitle: 'The message log is off',
    pausedText: ({ days }) =>
      `New messages are not recorded. Those below stay until they are ${days} days old.`,
    memberText: 'Robots report messages for members only. Nothing is recorded without one.',

    search: 'Search groups and names',
    conversations: 'Chats',
    counted: (count) => plural(count, { one: '1 chat', other: `${number(count)} chats` }),
    noMatch: ({ text }) => `Nothing found for "${text}"`,
    noMatchText: 'Try another word, or clear the search.',
    self: ({ text }) => `Robot: ${text}`,
    total: (count) => plural(count, { one: '1 message', other: `${number(count)} messages` }),
    choose: 'Choose a chat to read its messages.',
    back: 'Back to the chats',
    chatGone: 'This chat is not in the log. Its messages may have been deleted.',
    messagesOf: ({ name }) => `Messages with ${name}`,
    ownChatText:
      'The robot does not report to which friend it wrote. What fits a question is shown with that friend, the rest is here.',
    deleteChat: 'Delete the messages of this chat',
    deleteTitle: ({ name }) => `Delete the messages of ${name}?`,
    deleteText: 'They are deleted at once and cannot be restored. The chat itself is not affected.',
    delete: 'Delete',
    deleted: 'Deleted',
    earlier: 'Earlier messages',
    noMessages: 'No more messages',
    robotSaid: ({ name }) => `${name} (robot)`,

    why: 'Why',
    whyOf: ({ text }) => `Why: "${text}"`,
    whyTitle: 'Why',
    then: 'Then',
    thenHint: 'Based on the config when the message arrived.',
    now: 'Now',
    nowHint: 'Based on the config saved now.',
    tryNow: 'Try again now',
    makeRule: 'Make a rule of this',
    gone: 'The config of that time is gone, so the reason is unknown.',
    same: 'As it was then',
    differs: 'Different from then',
    loadingWhy: 'Simulating',
    noConfig: 'There is no config now',

    record: 'Record messages',
    recordHint: 'Once off, nothing is added; what is there is not deleted at once.',
    media: 'Record the addresses of pictures and files',
    mediaHint:
      'The robot reports pictures and files only when the message push has a store for them.',
    toPush: 'Set up the store',
    forwarded: ({ text }) => `Your own address still gets every message: ${text}`,
    clear: 'Delete all messages',
    clearTitle: 'Delete the whole message log?',
    clearText:
      'The messages of all chats are deleted at once and cannot be restored. The counts of the rules start again at zero.',
    saved: 'Saved',
    stored: (count) =>
      plural(count, { one: '1 message now', other: `${number(count)} messages now` }),
  }),
);
