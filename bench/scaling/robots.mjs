import { friendsFrom } from '../server/friends.mjs';
import { ask, connectRobot, ofRobot } from './crowd.mjs';
import { inTurns } from './loops.mjs';

const CONNECTED_AT_ONCE = 50;
const FRIENDS_AT_ONCE = 80;

/** Connects the robot of each account to the broker as the plugin does, and counts what arrives. */
export async function connectRobots(address, accounts) {
  const state = { received: 0, sentTo: new Map() };
  const hear = (userId, topic, payload) => {
    state.received += 1;
    if (!topic.endsWith('/multisay')) return;
    const { groups } = JSON.parse(String(payload));
    for (const { wxid } of groups) {
      const key = `${userId} ${wxid}`;
      state.sentTo.set(key, (state.sentTo.get(key) ?? 0) + 1);
    }
  };
  const clients = await inTurns(accounts, CONNECTED_AT_ONCE, async (account) => {
    const client = await connectRobot(address, account);
    client.on('message', (topic, payload) => hear(account.userId, topic, payload));
    await beat(address, account);
    return client;
  });
  return {
    state,
    connected: () => clients.filter(({ connected }) => connected).length,
    close: () => Promise.all(clients.map((client) => client.endAsync(true))),
  };
}

export const beat = (address, account) =>
  ask(address, ofRobot('GET /wechat/heart', account, { heartBeat: 'live' }));

/** Lets the robot of an account report so many friends, as the plugin does. */
export async function reportFriends(address, account, count) {
  for (let from = 0; from < count; from += FRIENDS_AT_ONCE) {
    const friend = friendsFrom(from, Math.min(FRIENDS_AT_ONCE, count - from));
    await ask(address, ofRobot('POST /wechat/friend', account, { friend }));
  }
}
