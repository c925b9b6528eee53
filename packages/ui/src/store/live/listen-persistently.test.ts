import type { LiveEvent } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLocks, fakeServer, fakeTab } from './fake-live.fixtures';
import { listenPersistently } from './listen-persistently';

const online: LiveEvent = { type: 'robot', status: 4, online: true };
const offline: LiveEvent = { type: 'robot', status: 4, online: false };
const tabs: ReturnType<typeof fakeTab>[] = [];
let locks: ReturnType<typeof fakeLocks>;

beforeEach(() => {
  locks = fakeLocks();
  vi.stubGlobal('navigator', { locks: locks.locks });
});
afterEach(() => {
  tabs.splice(0).forEach((tab) => tab.close());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Session = Parameters<ReturnType<typeof fakeServer>['source']>[0];

function openTab(server: ReturnType<typeof fakeServer>, session: Session = { scope: 'lin' }) {
  const tab = fakeTab();
  tabs.push(tab);
  const onRefused = vi.fn();
  const ended = listenPersistently(server.source(session), tab.sink, tab.signal, onRefused);
  return { ...tab, onRefused, ended, session };
}

const isOpen = (tab: { readonly states: readonly string[] }) =>
  vi.waitFor(() => expect(tab.states.at(-1)).toBe('open'));

describe('Tabs of one session', () => {
  it('share one stream, and all hear what happens', async () => {
    const server = fakeServer();
    const opened = [openTab(server), openTab(server), openTab(server)];
    await Promise.all(opened.map(isOpen));
    expect(server.opened).toBe(1);
    server.notify(online);
    for (const tab of opened) await vi.waitFor(() => expect(tab.received).toEqual([online]));
  });

  it('go on with another one when the tab that listens is closed, and load again what they may have missed', async () => {
    const server = fakeServer();
    const first = openTab(server);
    await isOpen(first);
    const others = [openTab(server), openTab(server)];
    await Promise.all(others.map(isOpen));
    first.close();
    await vi.waitFor(() => expect(server.opened).toBe(2));
    for (const tab of others) await vi.waitFor(() => expect(tab.received[0]?.type).toBe('resync'));
    server.notify(offline);
    for (const tab of others) await vi.waitFor(() => expect(tab.received).toContainEqual(offline));
    expect(first.received).toEqual([]);
    expect(server.open).toBe(1);
  });

  it('leave nothing behind when the last is closed', async () => {
    const server = fakeServer();
    const opened = [openTab(server), openTab(server)];
    await Promise.all(opened.map(isOpen));
    opened.forEach((tab) => tab.close());
    await Promise.all(opened.map(({ ended }) => ended));
    await vi.waitFor(() => expect(locks.held.size).toBe(0));
    expect(server.open).toBe(0);
    expect(opened.map(({ states }) => states.at(-1))).toEqual(['down', 'down']);
  });
});

describe('Tabs of two accounts', () => {
  it('never hear of each other', async () => {
    const [lins, zhous] = [fakeServer(), fakeServer()];
    const lin = openTab(lins, { scope: 'lin' });
    const zhou = openTab(zhous, { scope: 'zhou' });
    await Promise.all([lin, zhou].map(isOpen));
    lins.notify(online);
    zhous.notify(offline);
    await vi.waitFor(() => expect([lin.received, zhou.received]).toEqual([[online], [offline]]));
  });

  it.each([
    ['listens for the others', 0],
    ['hears from another tab', 1],
  ])('hear nothing of the account that was left, in the tab that %s', async (_, at) => {
    const server = fakeServer();
    const first = openTab(server);
    await isOpen(first);
    const second = openTab(server);
    await isOpen(second);
    const changed = at === 0 ? first : second;
    const stays = at === 0 ? second : first;
    changed.session.scope = 'zhou';
    server.notify(online);
    await vi.waitFor(() => expect(server.opened).toBeGreaterThan(1));
    await isOpen(stays);
    server.notify(offline);
    await vi.waitFor(() => expect(stays.received).toContainEqual(offline));
    expect(changed.received).not.toContainEqual(online);
  });
});

describe('Where tabs cannot agree', () => {
  const denied = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'));
  const show = (visibilityState: DocumentVisibilityState) => {
    Object.assign(document, { visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('document', new EventTarget());
  });

  it.each([
    ['has no locks', {}],
    ['grants none', { locks: { request: denied } }],
  ])('since the browser %s, each listens for itself', async (_, browser) => {
    vi.stubGlobal('navigator', browser);
    const server = fakeServer();
    const opened = [openTab(server), openTab(server)];
    await Promise.all(opened.map(isOpen));
    expect(server.open).toBe(2);
    server.notify(online);
    for (const tab of opened) await vi.waitFor(() => expect(tab.received).toEqual([online]));
  });

  it('a tab behind others takes no connection from them, and loads what it missed when it is shown', async () => {
    const server = fakeServer();
    const tab = openTab(server);
    await isOpen(tab);
    show('hidden');
    await vi.waitFor(() => expect(server.open).toBe(0));
    expect(tab.states.at(-1)).toBe('down');
    server.notify(online);
    show('visible');
    await isOpen(tab);
    server.notify(offline);
    await vi.waitFor(() => expect(tab.received).toEqual([{ type: 'resync' }, offline]));
    tab.close();
    await tab.ended;
    expect(server.open).toBe(0);
  });

  it('a tab that was opened behind others listens when it is first shown', async () => {
    Object.assign(document, { visibilityState: 'hidden' });
    const waits = vi.spyOn(document, 'addEventListener');
    const server = fakeServer();
    const tab = openTab(server);
    await vi.waitFor(() => expect(waits).toHaveBeenCalled());
    expect(server.opened).toBe(0);
    show('visible');
    await isOpen(tab);
    expect(tab.received).toEqual([{ type: 'resync' }]);
  });
});

describe('A session that the server ends', () => {
  it('is reported once and not retried, until there is another', async () => {
    vi.useFakeTimers();
    const server = fakeServer();
    const refusal = Object.assign(new Error('登录已失效'), { code: CODE.revokedToken });
    const session: Session = { scope: 'lin', refusal };
    const tab = openTab(server, session);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(tab.onRefused).toHaveBeenCalledTimes(1);
    expect(tab.onRefused.mock.calls[0]?.[0]).toEqual({
      code: CODE.revokedToken,
      message: '登录已失效',
    });
    session.scope = 'lin again';
    delete session.refusal;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(tab.states.at(-1)).toBe('open');
  });
});
