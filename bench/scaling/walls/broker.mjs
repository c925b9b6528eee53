import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuOf, withCpu } from '../cpu.mjs';
import { closedLoop } from '../loops.mjs';

// The client of the server, which is no dependency of the repository itself.
const require = createRequire(join(import.meta.dirname, '../../../apps/server/package.json'));
const mqtt = require('mqtt');

const IN_FLIGHT = 100;
const ARRIVAL_MS = 5_000;
const MESSAGE = JSON.stringify({
  target: 'Contact',
  groups: [{ wxid: 'wxid_1', name: '林知远' }],
  messages: [{ type: 1, content: '早' }],
});

/** Messages a second that the broker confirms and hands to robots, and its CPU for each. */
export async function measureBroker({ broker, crowd, robots }, seconds) {
  const client = await mqtt.connectAsync(broker.serverUrl, {});
  const before = robots.state.received;
  let next = 0;
  const publish = () => {
    const { userId } = crowd[next++ % crowd.length];
    return client.publishAsync(`aibotk/${userId}/multisay`, MESSAGE, { qos: 1 });
  };
  const {
    result,
    cpu,
    seconds: took,
  } = await withCpu({ mosquitto: () => cpuOf(broker.pid), driver: () => cpuOf(process.pid) }, () =>
    closedLoop(IN_FLIGHT, seconds, publish),
  );
  const sent = result.waits.length;
  const until = performance.now() + ARRIVAL_MS;
  while (robots.state.received - before < sent && performance.now() < until) await pause(20);
  await client.endAsync();
  return {
    perSecond: sent / took,
    lost: sent - (robots.state.received - before),
    mosquittoMs: cpu.mosquitto / sent,
    driverMs: cpu.driver / sent,
  };
}
