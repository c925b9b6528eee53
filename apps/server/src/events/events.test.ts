import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { unwrap } from '@chatdeck/sdk';
import { CODE, LIVE_EVENT, type List } from '@chatdeck/sdk/constants';
import { liveEventSchema } from '@chatdeck/sdk/entities';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { users } from '../database/schema';
import { call, signUp, useServer, type TestAccount } from '../testing/test-server';
import { localChannel } from './event-channel';
import { createEventHistory } from './event-history';
import { createLiveEvents } from './live-events';

const server = useServer();
const PATH = '/v1/api/wechat/events';

/** Opens a stream, each over a separate connection, and reads it event by event. */
async function open({ token }: Pick<TestAccount, 'token'>, lastEventId?: string) {
  const request = get(server.url + PATH, {
    agent: false,
    headers: { authorization: token, ...(lastEventId && { 'last-event-id': lastEventId }) },
  });
  onTestFinished(() => void request.destroy());
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.on('error', () => {});
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]();
  let unread = '';
  return {
    contentType: response.headers['content-type'],
    close: () => request.destroy(),
    /** The next event; undefined at the end of the stream. */
    async next() {
      let lines: string[] = [];
      // A comment is only a heartbeat.
      while (!lines.some((line) => line.startsWith('data: '))) {
        while (!unread.includes('\n\n')) {
          const { value, done } = await chunks.next();
          if (done) return undefined;
          unread += String(value);
        }
        const end = unread.indexOf('\n\n');
        lines = unread.slice(0, end).split('\n');
        unread = unread.slice(end + 2);
      }
      const field = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const event = liveEventSchema.parse(JSON.parse(field('data') ?? 'null'));
      expect(field('event')).toBe(event.type);
      return { id: field('id'), event };
    },
  };
}

const config = (version: number) =>
  ({ type: LIVE_EVENT.config, version, liveVersion: null }) as const;

describe('A stream of live events', () => {
  it('begins with the robot and tells what happens to the account, and to no other', async () => {
    const account = await signUp(server);
    const other = await signUp(server);
    const stream = await open(account);
    expect(stream.contentType).toContain('text/event-stream');
    expect((await stream.next())?.event).toEqual({ type: 'robot', status: 1, online: false });

    await server.services.config.save(other.userId, '{}', 0);
    const listener = await account.robot.listen();
    expect((await stream.next())?.event).toEqual({ type: 'robot', status: 1, online: true });
    await server.services.config.save(account.userId, '{}', 0);
    expect((await stream.next())?.event).toEqual(config(1));
    await account.robot.get('/wechat/config');
    expect((await stream.next())?.event).toEqual({ ...config(1), liveVersion: 1 });
    await account.robot.post('/wechat/friend', { friend: [] });
    expect((await stream.next())?.event).toEqual({ type: 'people', list: 'contacts' });
    await listener.close();
    expect((await stream.next())?.event).toMatchObject({ type: 'robot', online: false });
  });

  it('is refused without a token, in an envelope', async () => {
    expect(await call(server, 'GET', PATH)).toMatchObject({ code: CODE.invalidToken });
    expect(await call(server, 'GET', PATH, { token: 'invented' })).toMatchObject({
      code: CODE.invalidToken,
    });
  });

  it('gives what was missed to a browser that comes back, or says that it is gone', async () => {
    const account = await signUp(server);
    const stream = await open(account);
    const id = (await stream.next())?.id;
    stream.close();
    await server.services.events.publish(account.userId, config(1));
    await server.services.events.publish('somebody else', config(7));
    await server.services.events.publish(account.userId, config(2));

    const back = await open(account, id);
    expect((await back.next())?.event.type).toBe('robot');
    expect((await back.next())?.event).toEqual(config(1));
    expect((await back.next())?.event).toEqual(config(2));
    const later = await open(account, 'another-process-17');
    expect((await later.next())?.event.type).toBe('robot');
    expect((await later.next())?.event).toEqual({ type: 'resync' });
  });

  it('tells which lists a call has changed and which client made it, and nothing of a call that fails or reads', async () => {
    const account = await signUp(server);
    const other = await signUp(server);
    const [stream, others] = [await open(account), await open(other)];
    await stream.next();
    await others.next();
    const { client } = account;
    unwrap(await client.material.list());
    expect((await client.material.remove('404')).ok).toBe(false);
    const text = { type: 1, name: '欢迎', content: '你好' } as const;
    const { id } = unwrap(await client.material.add(text));
    unwrap(await client.material.remove(id));
    const moment = { subscribe: '周明', content: '喝水', isLoop: true, time: '0 0 9 * * *' };
    await account.robot.post('/task', { setter: '周明', ...moment });
    const event = (list: List, by?: string) => ({
      type: LIVE_EVENT.records,
      lists: [list],
      ...(by !== undefined && { by }),
    });
    const { clientId } = client;
    expect((await stream.next())?.event).toEqual(event('material', clientId));
    expect((await stream.next())?.event).toEqual(event('material', clientId));
    expect((await stream.next())?.event).toEqual(event('reminder'));
    unwrap(await other.client.openApi.resetCredentials());
    expect((await others.next())?.event).toEqual(event('openApi', other.client.clientId));
  });

  it('does not name a client by what is no id', async () => {
    const account = await signUp(server);
    const stream = await open(account);
    await stream.next();
    const headers = { authorization: account.token, 'x-chatdeck-client': 'a b'.repeat(30) };
    await fetch(`${server.url}/v1/api/user/sessions/end_others`, { method: 'POST', headers });
    expect((await stream.next())?.event).toEqual({ type: 'records', lists: ['session'] });
  });

  it('tells of other rights, and ends with its session', async () => {
    const account = await signUp(server);
    const stream = await open(account);
    await stream.next();
    await server.db.update(users).set({ role: 'vip' }).where(eq(users.id, account.userId));
    await server.services.events.accountChanged(account.userId);
    expect((await stream.next())?.event).toEqual({ type: 'rights', role: 'vip', customRoutes: [] });
    await account.client.account.logout();
    expect((await stream.next())?.event).toEqual({ type: 'sessionEnded', code: CODE.revokedToken });
    expect(await stream.next()).toBeUndefined();
  });

  it('makes room for the twenty-first by ending the oldest', async () => {
    const account = await signUp(server);
    const first = await open(account);
    await first.next();
    for (let at = 0; at < 20; at += 1) await (await open(account)).next();
    expect(await first.next()).toBeUndefined();
  });
});

describe('An idle stream', () => {
  it('says that it is alive, and is cut off when nobody reads it', async () => {
    const events = await createLiveEvents(localChannel(), 10);
    onTestFinished(() => events.close());
    let isDestroyed = false;
    const written: string[] = [];
    const raw = {
      destroyed: false,
      writableEnded: false,
      get writableLength() {
        return written.join('').length;
      },
      write: (text: string) => void written.push(text),
      destroy: () => void (isDestroyed = true),
      once: () => {},
      end: () => {},
    };
    const user = { userId: 'u', role: 'user', customRoutes: [] };
    events.open({
      raw: raw as never,
      user: user as never,
      authenticate: () => Promise.resolve(user as never),
      lastEventId: events.now(),
      first: { type: 'resync' },
    });
    await expect.poll(() => written.includes(': \n\n')).toBe(true);
    expect(isDestroyed).toBe(false);
    for (let at = 0; at < 2_000; at += 1) await events.publish('u', config(at));
    expect(isDestroyed).toBe(true);
  });
});

describe('The history of events', () => {
  it('keeps the last two thousand, and says when more was missed', () => {
    const history = createEventHistory();
    const start = history.now();
    for (let at = 0; at < 2_000; at += 1) history.add('u', { type: 'resync' });
    expect(history.since('u', start)).toHaveLength(2_000);
    history.add('u', { type: 'resync' });
    expect(history.since('u', start)).toBeUndefined();
    expect(history.since('u', 'x')).toBeUndefined();
    expect(history.since('other', history.now())).toEqual([]);
  });
});
