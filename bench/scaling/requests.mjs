import { contract } from '@chatdeck/sdk/contract';
import { ask, ofRobot, requestOf } from './crowd.mjs';

const of =
  (endpoint, input = {}) =>
  ({ token }) =>
    requestOf(endpoint, input, token);

let reported = 0;

/** A message of a group as the plugin reports it, each another one. */
const report = () => ({
  robotInfo: { wxid: 'robot', name: '小禾' },
  message: {
    conversionId: `room-${reported % 20}`,
    conversionName: '读书会',
    isRoom: true,
    chatName: '周明',
    chatId: `wxid-${reported}`,
    chatAlias: '老周',
    chatUserWeixin: 'zhouming',
    isMyself: false,
    isMention: false,
    type: '文字',
    time: Math.floor(Date.now() / 1_000),
    content: `第 ${++reported} 条消息，有人写的那样长`,
  },
});

const reportOf = ({ logPath }) => ({
  method: 'POST',
  url: logPath,
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(report()),
});

/** What robots ask, and how many of a hundred requests each is. */
const OF_ROBOTS = [
  [40, (robot) => ofRobot('GET /wechat/heart', robot, { heartBeat: 'live' })],
  [10, (robot) => ofRobot('GET /wechat/config', robot)],
  [8, (robot) => ofRobot('GET /task', robot)],
];
/** What accounts with an open console ask, and their robots report. */
const OF_CONSOLES = [
  [15, reportOf],
  [12, of(contract.material.list, { current: 1, pageSize: 20 })],
  [6, of(contract.robot.status)],
  [4, of(contract.robot.config)],
  [3, of(contract.reminder.list, { current: 1, pageSize: 20 })],
];
/** The rest are saves of a config, each of which an event in the console follows. */
const SAVE = 'save';

/** A hundred kinds of request in a fixed order that mixes them. */
function hundred() {
  const kinds = [
    ...OF_ROBOTS.map(([share, request]) => ({ share, request, isOfConsole: false })),
    ...OF_CONSOLES.map(([share, request]) => ({ share, request, isOfConsole: true })),
  ];
  const all = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  while (all.length < 100) all.push(SAVE);
  // 37 has no factor in common with 100, so that every kind is taken once.
  return Array.from({ length: 100 }, (_, at) => all[(at * 37) % 100]);
}

/**
 * The requests of a crowd, spread evenly over accounts and instances as a load balancer would. The first accounts have a
 * console; `events` knows when an event of theirs is due, `versions` which one of its config each saved last.
 */
export function createRequests(crowd, consoles, events, versions) {
  const order = hundred();
  const saving = new Set();
  let turn = 0;
  let saver = 0;

  async function save(address, account) {
    // Two saves of one account at once would be a conflict.
    if (saving.has(account)) return;
    saving.add(account);
    const baseVersion = versions.get(account.userId) ?? 0;
    const input = { config: JSON.stringify({ note: `version ${baseVersion}` }), baseVersion };
    const request = await requestOf(contract.robot.updateConfig, input, account.token);
    events.expect(account, baseVersion + 1);
    try {
      await ask(address, request);
      versions.set(account.userId, baseVersion + 1);
      events.saved(account, baseVersion + 1);
    } catch (error) {
      events.failed(account, baseVersion + 1);
      throw error;
    } finally {
      saving.delete(account);
    }
  }

  return {
    /** Sends the next request of the mix. */
    send: async (addresses) => {
      turn += 1;
      const kind = order[turn % 100];
      const address = addresses[turn % addresses.length];
      if (kind === SAVE) return save(address, consoles[saver++ % consoles.length]);
      const accounts = kind.isOfConsole ? consoles : crowd;
      // A step without a factor in common with the numbers of accounts.
      return ask(address, await kind.request(accounts[(turn * 7) % accounts.length]));
    },
    save,
  };
}
