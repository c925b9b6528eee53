import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the delay is measured; the measurement includes this time, in which nothing is late. */
const RESOLUTION_MS = 20;
const NS_PER_S = 1e9;

/** Measures how late the event loop runs its timers, since the last reading. */
export function watchEventLoop() {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  const seconds = (percentile: number) =>
    Math.max(0, histogram.percentile(percentile) / NS_PER_S - RESOLUTION_MS / 1000);

  return {
    /** The median and the 99th percentile in seconds, for which the measurement begins anew. */
    read() {
      const delay = { p50: seconds(50), p99: seconds(99) };
      histogram.reset();
      return delay;
    },
    stop: () => void histogram.disable(),
  };
}

export type EventLoop = ReturnType<typeof watchEventLoop>;
