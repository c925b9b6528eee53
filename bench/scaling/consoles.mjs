import { once } from 'node:events';
import { get } from 'node:http';
import { contract } from '@chatdeck/sdk/contract';
import { requestOf } from './crowd.mjs';
import { inTurns } from './loops.mjs';

const OPENED_AT_ONCE = 20;

/** Watches that every save shows in the console of its account, and how long that takes. */
export function watchEvents() {
  const expected = new Map();
  const state = { waits: [], beforeAnswer: 0 };
  const keyOf = ({ userId }, version) => `${userId} ${version}`;
  return {
    state,
    /** A save is sent now. */
    expect: (account, version) => expected.set(keyOf(account, version), performance.now()),
    /** Its event arrived; `expect` was called for it. */
    arrived: (account, version) => {
      const key = keyOf(account, version);
      const sentAt = expected.get(key);
      if (sentAt !== undefined) state.waits.push(performance.now() - sentAt);
      expected.delete(key);
    },
    /** A save was answered: the event of most has arrived by then. */
    saved: (account, version) => {
      if (!expected.has(keyOf(account, version))) state.beforeAnswer += 1;
    },
    /** A save failed, so that nothing follows. */
    failed: (account, version) => expected.delete(keyOf(account, version)),
    /** How many saves have shown in no console. */
    missing: () => expected.size,
    reset: () => {
      expected.clear();
      Object.assign(state, { waits: [], beforeAnswer: 0 });
    },
  };
}

/** Opens the live events of an account, and reports the versions of its config that are announced. */
async function openConsole(address, account, events) {
  const { url, headers } = await requestOf(contract.event.stream, {}, account.token);
  const call = get(address + url, { agent: false, headers });
  const [response] = await once(call, 'response');
  if (response.statusCode !== 200) throw new Error(`A stream was refused: ${response.statusCode}`);
  let unread = '';
  const state = { people: 0, isOpen: true };
  response.setEncoding('utf8').on('data', (chunk) => {
    const parts = (unread + chunk).split('\n\n');
    unread = parts.pop() ?? '';
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (data === undefined) continue;
      const event = JSON.parse(data);
      if (event.type === 'people') state.people += 1;
      if (event.type === 'config') events.arrived(account, event.version);
    }
  });
  response.on('error', () => {});
  response.on('close', () => (state.isOpen = false));
  return { state, close: () => call.destroy() };
}

/** Opens a console of each account, spread over the instances. */
export async function openConsoles(addresses, accounts, events) {
  const streams = await inTurns(
    accounts.map((account, at) => [account, addresses[at % addresses.length]]),
    OPENED_AT_ONCE,
    ([account, address]) => openConsole(address, account, events),
  );
  return {
    open: () => streams.filter(({ state }) => state.isOpen).length,
    /** How many events about friends and groups have arrived. */
    people: () => streams.reduce((sum, { state }) => sum + state.people, 0),
    close: () => streams.forEach(({ close }) => close()),
  };
}
