import { expect, it } from 'vitest';
import { connect } from '../testing/test-robot';
import { testSettings } from '../testing/test-server';
import { allTopicsOf, brokerPassword, clientIdPrefix } from './access';
import { startBroker } from './embedded-broker';

const SECRET = 'a secret of this test';
/** More messages than the broker sends at once, together larger than what a socket holds back. */
const MANY = 300;
const LARGE = { type: 1, content: '长'.repeat(50_000) } as const;
const to = (wxid: string) => ({ target: 'Contact', wxid, name: '周小雨', message: LARGE }) as const;

it('is disconnected before it holds up the messages of other accounts for long', async () => {
  const broker = await startBroker(
    { ...testSettings, mqttPort: 0 },
    () => Promise.resolve(SECRET),
    (stored) => stored,
    100,
  );
  const robotOf = async (userId: string) => {
    const robot = await connect({
      host: 'mqtt://127.0.0.1',
      port: broker.port ?? 0,
      username: userId,
      password: brokerPassword(SECRET),
      clientId: clientIdPrefix(userId),
    });
    await robot.subscribeAsync(allTopicsOf(userId));
    return robot;
  };
  const stalled = await robotOf('stalled');
  const other = await robotOf('other');
  stalled.stream.unpipe();
  stalled.stream.pause();

  const held = Array.from({ length: MANY }, (_, at) =>
    broker.publish('stalled', 'say', to(`wxid_${at}`)).catch(() => undefined),
  );
  const arrived = new Promise((resolve) => other.once('message', resolve));
  await broker.publish('other', 'say', to('wxid_1'));
  await arrived;
  await Promise.all(held);
  await expect.poll(() => broker.isListening('stalled')).toBe(false);
  expect(broker.isListening('other')).toBe(true);
  await Promise.all([stalled.endAsync(true), other.endAsync(true)]);
  await broker.close();
});
