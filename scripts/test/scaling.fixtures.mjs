const CPU = { server: 2, postgresql: 1, mosquitto: 0.1, driver: 1 };
const LATENCY = { p50: 5, p99: 20, longest: 30 };
const rate = (perSecond) => ({ perSecond, cpuMs: 0.5, latency: LATENCY });

const measuredWith = (instances) => ({
  instances,
  steady: {
    latency: LATENCY,
    failed: 0,
    cores: CPU,
    statementsPerRequest: 8,
    notifiesPerSecond: 5,
    events: { saves: 10, lost: 0, latency: LATENCY },
  },
  most: {
    requestsPerSecond: 400,
    failed: 0,
    latency: LATENCY,
    cpuPerRequest: CPU,
    connections: 22 * instances,
  },
  outbox: {
    paced: { claimsPerTarget: instances / 10 },
    fast: {
      targets: 6_000,
      received: 6_000,
      receivedTwice: 0,
      perSecond: 500,
      messagesPerSecond: 500,
      targetsPerClaim: 50,
      claimMs: 0.2,
      notifiesPerTarget: 1,
      cpuPerTarget: CPU,
    },
  },
  listening: { lost: 0, cpuMs: 0.05 },
  memoryMb: 160,
  streams: 300,
  robots: 2_000,
});

/** A run of round numbers, as the bench returns it. */
export const RUN = {
  crowd: { robots: 2_000, consoles: 300, senders: 100 },
  load: { perSecond: 100, inFlight: 32 },
  seconds: 6,
  instances: [1, 2, 4].map(measuredWith),
  walls: {
    connections: { rates: [] },
    notify: {
      senders: 16,
      control: rate(2_000),
      rates: [1, 4, 16, 64].map((listeners) => ({ listeners, ...rate(1_000) })),
    },
    broker: { perSecond: 7_000, lost: 0, mosquittoMs: 0.04 },
  },
};
