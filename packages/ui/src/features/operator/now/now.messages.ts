import { defineMessages } from '#messages';

export const nowMessages = defineMessages(
  'operator-now',
  (wording) => ({
    loading: '运行状况加载中',
    figures: '概况',
    accounts: '账号',
    accountsOf: ({ members, blocked, closing }: Counts) =>
      `${members} 个会员，${blocked} 个封禁，${closing} 个注销中`,
    robots: '在线的机器人',
    connections: (count: number) => `消息代理有 ${count} 个连接`,
    cluster: '集群不报告连接数',
    waiting: '等待发送',
    sending: (count: number) => `${count} 个正在发送`,
    lag: (seconds: number) => `${seconds} 秒前就该发出`,
    memory: '内存',
    streams: (count: number) => `${count} 个打开的控制台`,
    parts: '各部分',
    part: '部分',
    state: '状态',
    since: '开始于',
    ok: '正常',
    failed: '故障',
    version: ({ version, host }: { version: string; host: string }) => `版本 ${version} · ${host}`,
    started: '启动时间',
    jobs: '正在进行的群发',
    jobsNone: '没有正在进行的群发。',
    account: '账号',
    created: '创建时间',
    left: '剩余',
    robotList: '在线的机器人',
    robotsNone: '没有在线的机器人。',
    robot: '机器人',
    seen: '最近心跳',
    more: (count: number) => `另有 ${wording.number(count)} 个没有列出`,
    number: (count: number) => wording.number(count),
  }),
  (wording) => ({
    loading: 'Loading what the server does',
    figures: 'In figures',
    accounts: 'Accounts',
    accountsOf: ({ members, blocked, closing }: Counts) =>
      `${wording.plural(members, { one: '1 member', other: `${members} members` })}, ${blocked} blocked, ${closing} being deleted`,
    robots: 'Robots online',
    connections: (count: number) =>
      wording.plural(count, {
        one: '1 connection to the broker',
        other: `${count} connections to the broker`,
      }),
    cluster: 'A cluster does not report its connections',
    waiting: 'Waiting to be sent',
    sending: (count: number) => `${count} being sent`,
    lag: (seconds: number) =>
      wording.plural(seconds, {
        one: 'due for 1 second',
        other: `due for ${seconds} seconds`,
      }),
    memory: 'Memory',
    streams: (count: number) =>
      wording.plural(count, { one: '1 open console', other: `${count} open consoles` }),
    parts: 'Parts',
    part: 'Part',
    state: 'State',
    since: 'Since',
    ok: 'Works',
    failed: 'Failed',
    version: ({ version, host }: { version: string; host: string }) =>
      `Version ${version} · ${host}`,
    started: 'Started',
    jobs: 'Mass sends under way',
    jobsNone: 'No mass send is under way.',
    account: 'Account',
    created: 'Made',
    left: 'Left',
    robotList: 'Robots online',
    robotsNone: 'No robot is online.',
    robot: 'Robot',
    seen: 'Last heartbeat',
    more: (count: number) => `${wording.number(count)} more are not listed`,
    number: (count: number) => wording.number(count),
  }),
);

interface Counts {
  readonly members: number;
  readonly blocked: number;
  readonly closing: number;
}
