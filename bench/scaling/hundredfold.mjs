import { CONNECTIONS_OF_INSTANCE, DEFAULT_CONNECTIONS } from './limits.mjs';
import { digits } from './table.mjs';

const TIMES = 100;
/** For how long a signature is retained: the window before and after the time in it. */
const SIGNATURE_S = 600;
/** Of a hundred requests, those of robots that are signed. */
const SIGNED = 58;

/** What a hundred times the load of a run needs, from what it measured, beside what one machine of today bears. */
export function hundredfold({ crowd, load, instances, walls }) {
  const one = instances[0];
  const most = instances.at(-1);
  const requests = load.perSecond * TIMES;
  const cpu = one.most.cpuPerRequest;
  const serverCores = (requests * cpu.server) / 1_000;
  const notifies = (requests * one.steady.notifiesPerSecond) / load.perSecond;
  const listening = walls.notify.rates.at(-1);
  return [
    ['Requests a second', digits(requests), ''],
    [
      'Cores of the server',
      digits(serverCores),
      `${digits(1_000 / cpu.server)} requests a second each; one instance uses one core`,
    ],
    [
      'Cores of PostgreSQL',
      digits((requests * cpu.postgresql) / 1_000),
      `${digits(1_000 / cpu.postgresql)} requests a second each`,
    ],
    [
      'Connections to PostgreSQL',
      digits(Math.ceil(serverCores) * CONNECTIONS_OF_INSTANCE),
      `${DEFAULT_CONNECTIONS} by default, which ${Math.floor(DEFAULT_CONNECTIONS / CONNECTIONS_OF_INSTANCE)} instances use up`,
    ],
    [
      'Notifications a second',
      digits(notifies),
      `${digits(listening.perSecond)} with ${listening.listeners} listening, here`,
    ],
    [
      'Cores that read notifications',
      digits((notifies * Math.ceil(serverCores) * most.listening.cpuMs) / 1_000),
      'every instance reads each one',
    ],
    [
      'Rows of `used_signatures`',
      digits(((requests * SIGNED) / 100) * SIGNATURE_S),
      'written and deleted again',
    ],
    [
      'Connections to the broker',
      digits(crowd.robots * TIMES),
      `${digits(crowd.robots)} here; Mosquitto uses one core`,
    ],
    ['Streams of live events', digits(crowd.consoles * TIMES), `${digits(crowd.consoles)} here`],
  ];
}
