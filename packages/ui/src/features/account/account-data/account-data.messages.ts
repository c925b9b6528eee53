import { defineMessages } from '#messages';

export const accountDataMessages = defineMessages(
  'account-data',
  () => ({
    title: '数据与账号',
    exportTitle: '导出我的数据',
    exportText:
      '把所有记录和上传的文件打包成一个 ZIP 下载。密码和连接密钥不在里面；你填进配置的其他服务密钥在，请妥善保管。',
    export: '导出数据',
    exporting: '正在准备',
    exported: '下载已开始。没有动静的话，再点一次。',
    exportFailed: '没有导出，请稍后再试。',

    deleteTitle: '注销账号',
    deleteText: (days: number) =>
      `账号立即停用，${days} 天后删除所有数据。这期间可以随时保留账号。`,
    delete: '注销账号',
    dialogText: '注销后会这样：',
    robotStops: '机器人马上断开，定时任务、自动回复、没发完的群发都停止；其他设备退出登录。',
    grace: (days: number) => `${days} 天内登录，可以看到注销日期，点「保留账号」就恢复原样。`,
    gone: (days: number) =>
      `${days} 天后，所有记录、消息记录和文件都被删除，无法恢复；会员剩余的时间也没有了，不退款。`,
    orders: '只保留已付款订单的金额和时间，法律要求保留，不含个人信息。',
    exportFirst: '想留一份，先导出数据。',
    password: '当前密码',
    code: '验证码或恢复码',
    codeHelp: '验证器应用里的 6 位数字，或一个没用过的恢复码',
    cancel: '取消',

    closingTitle: '账号正在注销',
    closing: '机器人已断开，什么都不会发送。删除日期：',
    closingText: '到了这一天，所有数据和文件会被删除，无法恢复。在那之前，数据原样保留。',
    keep: '保留账号',
    kept: '账号已保留，请重启机器人',
    logOut: '退出登录',
  }),
  (wording) => ({
    title: 'Your data',
    exportTitle: 'Export everything',
    exportText:
      'Downloads all records and uploaded files as one ZIP. Passwords and the connection keys are left out; keys of other services that you typed into a config are included, so keep it safe.',
    export: 'Export',
    exporting: 'Preparing',
    exported: 'The download has begun. If nothing happens, press again.',
    exportFailed: 'Nothing was exported. Try again in a while.',

    deleteTitle: 'Delete the account',
    deleteText: (days: number) =>
      `Closes it at once and deletes everything in ${wording.plural(days, { one: `${days} day`, other: `${days} days` })}. Until then you can keep it.`,
    delete: 'Delete the account',
    dialogText: 'What happens:',
    robotStops:
      'The robot is disconnected at once. Schedules, replies and unfinished mass sends stop, and other devices are logged out.',
    grace: (days: number) =>
      `Within ${wording.plural(days, { one: `${days} day`, other: `${days} days` })} you can log in, see the date, and press "Keep my account" to have it back as it was.`,
    gone: (days: number) =>
      `After ${wording.plural(days, { one: `${days} day`, other: `${days} days` })} all records, the message log and all files are deleted for good. The rest of a membership is lost without a refund.`,
    orders:
      'Of paid orders, the amounts and times stay, as the law wants, without anything about you.',
    exportFirst: 'To keep a copy, export your data first.',
    password: 'Current password',
    code: 'Code or recovery code',
    codeHelp: 'The 6 digits of your authenticator app, or a recovery code that you have not used',
    cancel: 'Cancel',

    closingTitle: 'This account is to be deleted',
    closing: 'The robot is disconnected, and nothing is sent. Date of the deletion:',
    closingText:
      'On that day all records and files are deleted for good. Until then everything stays as it is.',
    keep: 'Keep my account',
    kept: 'Your account is kept; restart the robot',
    logOut: 'Log out',
  }),
);
