import { defineMessages } from '#messages';

export const robotCardMessages = defineMessages(
  'robot-card',
  () => ({
    robot: '机器人',
    unknown: '状态未知',
    never: '还没有连接过',
    online: '刚刚上线',
    onlineMinutes: (count: number) => `在线 ${count} 分钟`,
    onlineHours: (count: number) => `在线 ${count} 小时`,
    onlineDays: (count: number) => `在线 ${count} 天`,
    offline: '刚刚掉线',
    offlineMinutes: (count: number) => `掉线 ${count} 分钟`,
    offlineHours: (count: number) => `掉线 ${count} 小时`,
    offlineDays: (count: number) => `掉线 ${count} 天`,
    loggedOutNow: '刚刚退出登录',
    loggedOutMinutes: (count: number) => `退出登录 ${count} 分钟`,
    loggedOutHours: (count: number) => `退出登录 ${count} 小时`,
    loggedOutDays: (count: number) => `退出登录 ${count} 天`,
    waiting: (version: number) => `第 ${version} 版待同步`,
    runs: (version: number) => `运行第 ${version} 版`,
    saved: (version: number) => `已保存第 ${version} 版`,
    live: (version: number) => `机器人运行第 ${version} 版`,
    isLive: '已在机器人上生效',
    notLive: '尚未同步到机器人',
    notInitialised: '还没有初始化',
    config: '配置',
    apply: '立即应用',
    openConfig: '打开配置',
    silent: '机器人掉线了',
    silentSince: '最后心跳',
    silentText: '现在收不到消息，也不会自动回复。请检查运行它的电脑和网络，需要时重新扫码登录。',
    silentBrief: '现在不会自动回复。请检查运行它的电脑和网络。',
    loggedOut: '机器人退出登录了',
    loggedOutSince: '退出时间',
    loggedOutText:
      '现在收不到消息，也不会自动回复。请用手机重新扫码登录；没有二维码时，先重启机器人。',
    loggedOutBrief: '现在不会自动回复。请用手机重新扫码登录。',
    waitingTargets: (count: number) => `${count} 个群发对象未发出`,
    lostConfig: (version: number) => `第 ${version} 版配置还没有同步，上线后自动生效。`,
    lostSends: (count: number) => `群发里还有 ${count} 个对象未发出，上线后可以重试。`,
    missed: (count: number) => `错过了 ${count} 次定时发送，不会补发。`,
    missedMany: (count: number) => `错过了 ${count} 次以上的定时发送，不会补发。`,
    nextRun: (day: string, time: string) =>
      `下一次定时发送在${day} ${time}，到时还没上线就会错过。`,
    doubled: '两个机器人在用同一对密钥',
    doubledText:
      '每条消息都会回复、发送两遍。请关掉其中一个；找不到另一个时，重置密钥，再用新密钥启动一个。',
    doubledAction: '重置密钥',
    open: '怎么恢复',
    later: '暂时忽略',
  }),
  (wording) => ({
    robot: 'Robot',
    unknown: 'Status unknown',
    never: 'Never connected',
    online: 'Just came online',
    onlineMinutes: (count: number) => `Online for ${count} min`,
    onlineHours: (count: number) => `Online for ${count} h`,
    onlineDays: (count: number) =>
      wording.plural(count, { one: `Online for ${count} day`, other: `Online for ${count} days` }),
    offline: 'Just went offline',
    offlineMinutes: (count: number) => `Offline for ${count} min`,
    offlineHours: (count: number) => `Offline for ${count} h`,
    offlineDays: (count: number) =>
      wording.plural(count, {
        one: `Offline for ${count} day`,
        other: `Offline for ${count} days`,
      }),
    loggedOutNow: 'Just logged out',
    loggedOutMinutes: (count: number) => `Logged out for ${count} min`,
    loggedOutHours: (count: number) => `Logged out for ${count} h`,
    loggedOutDays: (count: number) =>
      wording.plural(count, {
        one: `Logged out for ${count} day`,
        other: `Logged out for ${count} days`,
      }),
    waiting: (version: number) => `Version ${version} not live yet`,
    runs: (version: number) => `Runs version ${version}`,
    saved: (version: number) => `Version ${version} saved`,
    live: (version: number) => `The robot runs version ${version}`,
    isLive: 'Live on the robot',
    notLive: 'Not on the robot yet',
    notInitialised: 'Not initialised yet',
    config: 'Config',
    apply: 'Apply now',
    openConfig: 'Open the config',
    silent: 'Robot offline',
    silentSince: 'Last heartbeat',
    silentText:
      'It receives no messages and answers nobody. Check the machine that runs it and its network, and scan the code again if it asks for one.',
    silentBrief: 'It answers nobody. Check the machine that runs it and its network.',
    loggedOut: 'Robot logged out',
    loggedOutSince: 'Logged out at',
    loggedOutText:
      'It receives no messages and answers nobody. Scan the code with your phone; if there is none, restart the robot first.',
    loggedOutBrief: 'It answers nobody. Scan the code with your phone.',
    waitingTargets: (count: number) =>
      wording.plural(count, {
        one: `${count} mass send target not reached`,
        other: `${count} mass send targets not reached`,
      }),
    lostConfig: (version: number) =>
      `Version ${version} of the config waits, and goes live once the robot is back.`,
    lostSends: (count: number) =>
      wording.plural(count, {
        one: `A mass send has not reached ${count} target; retry it once the robot is back.`,
        other: `Mass sends have not reached ${count} targets; retry them once the robot is back.`,
      }),
    missed: (count: number) =>
      wording.plural(count, {
        one: `${count} scheduled send was missed and will not be made up for.`,
        other: `${count} scheduled sends were missed and will not be made up for.`,
      }),
    missedMany: (count: number) =>
      `More than ${count} scheduled sends were missed and will not be made up for.`,
    nextRun: (day: string, time: string) =>
      `Next scheduled send: ${day} ${time}. It is missed as well unless the robot is back by then.`,
    doubled: 'Two robots use the same keys',
    doubledText:
      'Every message is answered and sent twice. Stop one of them; if you cannot find it, reset the keys and start one with the new pair.',
    doubledAction: 'Reset the keys',
    open: 'How to fix',
    later: 'Dismiss for now',
  }),
);
