import { wallsOf } from './due.mjs';
import { hundredfold } from './hundredfold.mjs';
import { both, digits, ms, table } from './table.mjs';

/** A count, which is not rounded. */
const whole = (count) => count.toLocaleString('en');

const perCore = (cpuMs) => digits(1_000 / cpuMs);

/** Each row of the first table: what it is, and its figure for a number of instances. */
const ROWS = ({ load, crowd }) => [
  [
    `${load.perSecond} requests a second: half within / 99 % within`,
    ({ steady }) => both(steady.latency),
  ],
  ['requests that failed', ({ steady, most }) => whole(steady.failed + most.failed)],
  ['from a save to its event in a console', ({ steady }) => both(steady.events.latency)],
  [
    'saves without an event',
    ({ steady }) => `${steady.events.lost} of ${steady.events.saves + steady.events.lost}`,
  ],
  ['cores in use: servers', ({ steady }) => digits(steady.cores.server)],
  ['cores in use: PostgreSQL', ({ steady }) => digits(steady.cores.postgresql)],
  ['cores in use: Mosquitto', ({ steady }) => digits(steady.cores.mosquitto)],
  ['statements for a request', ({ steady }) => digits(steady.statementsPerRequest)],
  ['notifications a second', ({ steady }) => digits(steady.notifiesPerSecond)],
  [
    `**${load.inFlight} requests in flight**: accepted a second`,
    ({ most }) => digits(most.requestsPerSecond),
  ],
  ['half within / 99 % within', ({ most }) => both(most.latency)],
  ['CPU of a request: servers', ({ most }) => ms(most.cpuPerRequest.server)],
  ['CPU of a request: PostgreSQL', ({ most }) => ms(most.cpuPerRequest.postgresql)],
  ['CPU of a request: who asks', ({ most }) => ms(most.cpuPerRequest.driver)],
  ['requests a second for a core of the servers', ({ most }) => perCore(most.cpuPerRequest.server)],
  [
    'requests a second for a core of PostgreSQL',
    ({ most }) => perCore(most.cpuPerRequest.postgresql),
  ],
  ['connections to PostgreSQL', ({ most }) => digits(most.connections)],
  [
    `**Mass sends** of ${crowd.senders} accounts without a pause: targets a second`,
    ({ outbox }) => digits(outbox.fast.perSecond),
  ],
  [
    'targets that were sent to once / more often',
    ({ outbox: { fast } }) =>
      `${whole(fast.received - fast.receivedTwice)} of ${whole(fast.targets)} / ${whole(fast.receivedTwice)}`,
  ],
  [
    'targets of a claim, and its time',
    ({ outbox: { fast } }) => `${digits(fast.targetsPerClaim)}, ${ms(fast.claimMs)}`,
  ],
  ['notifications for a target', ({ outbox }) => digits(outbox.fast.notifiesPerTarget)],
  ['messages of the broker a second', ({ outbox }) => digits(outbox.fast.messagesPerSecond)],
  ['CPU of a target: servers', ({ outbox }) => ms(outbox.fast.cpuPerTarget.server)],
  ['CPU of a target: PostgreSQL', ({ outbox }) => ms(outbox.fast.cpuPerTarget.postgresql)],
  [
    'with a pause of 500 ms: claims for a target',
    ({ outbox }) => digits(outbox.paced.claimsPerTarget),
  ],
  ['**An event** of another instance: CPU of each', ({ listening }) => ms(listening.cpuMs)],
  ['memory of an instance', ({ memoryMb }) => `${digits(memoryMb)} MB`],
];

const instancesTable = (record) =>
  table(
    [
      '',
      ...record.instances.map(
        ({ instances }) => `${instances} ${instances === 1 ? 'instance' : 'instances'}`,
      ),
    ],
    ROWS(record).map(([what, figureOf]) => [what, ...record.instances.map(figureOf)]),
  );

const rate = ({ perSecond, cpuMs, latency }) => [digits(perSecond), both(latency), ms(cpuMs)];

const notifyTable = ({ control, rates, senders }) =>
  table(
    [`${senders} connections commit`, 'a second', 'half / 99 % within', 'CPU of PostgreSQL'],
    [
      ['without a notification', ...rate(control)],
      ...rates.map(({ listeners, ...measured }) => [
        `notify ${listeners} that listen`,
        ...rate(measured),
      ]),
    ],
  );

const connectionsTable = ({ rates }) =>
  table(
    [
      'in flight at one instance',
      'accepted a second',
      'half / 99 % within',
      'failed',
      'connections',
    ],
    rates.map(({ inFlight, perSecond, latency, failed, connections }) => [
      digits(inFlight),
      digits(perSecond),
      both(latency),
      failed,
      connections,
    ]),
  );

const circumstancesOf = ({ date, commit, machine, node, versions, crowd, seconds }) =>
  `\`npm run bench -- scaling\`, ${date}, commit ${commit}, ${machine}, Node ${node}, PostgreSQL ${versions.postgresql}, Mosquitto ${versions.mosquitto}; ${digits(crowd.robots)} robots, ${crowd.consoles} consoles, ${seconds} s for each load.`;

/** The part of the page while there is no record. */
export const NOT_MEASURED = 'No run is recorded yet.';

/** The part of the page that is written from a record. */
export const measuredPart = (record) =>
  [
    circumstancesOf(record),
    instancesTable(record),
    '### Each shared part by itself',
    notifyTable(record.walls.notify),
    `Mosquitto confirmed ${digits(record.walls.broker.perSecond)} messages a second of one sender and passed them on, for ${ms(record.walls.broker.mosquittoMs)} of its core each: at most ${perCore(record.walls.broker.mosquittoMs)} a second.`,
    connectionsTable(record.walls.connections),
    '### When each wall is due',
    table(['', 'due at'], wallsOf(record)),
    '### A hundred times as much',
    table(['', 'it takes', 'from'], hundredfold(record)),
  ].join('\n\n');
