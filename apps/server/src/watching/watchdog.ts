import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Longer than any statement of the embedded database takes, also on a slow machine. */
const LIMIT_MS = 120_000;
const BEAT_MS = 1_000;

/** What the threads share: a counter of the beats, and whether a debugger may have stopped the process. */
const [BEATS, IS_DEBUGGED] = [0, 1];

/**
 * The thread that watches, as text, since it is a file of its own in no build. It uses nothing that needs the event loop
 * of the process.
 */
const WATCH = `
  const { workerData } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  const { shared, most, beatMs, msg } = workerData;
  const { pid } = process;
  let beats = -1;
  // Counted, since a machine that was asleep has a clock that jumps.
  let missed = 0;
  setInterval(() => {
    const now = Atomics.load(shared, ${BEATS});
    const isAlive = now !== beats || Atomics.load(shared, ${IS_DEBUGGED}) === 1;
    beats = now;
    missed = isAlive ? 0 : missed + 1;
    if (missed < most) return;
    writeSync(2, JSON.stringify({ level: 60, time: Date.now(), pid, msg }) + '\\n');
    process.kill(pid, 'SIGKILL');
  }, beatMs);
`;

/**
 * Ends this process when its event loop has stood still for `limitMs`, so that it is started again; returns a function
 * that stops the watch. The embedded database runs in this process: where it hangs, as PostgreSQL does when its log cannot
 * be written, nobody is answered, and no signal is heard either.
 */
export function startWatchdog(limitMs = LIMIT_MS, beatMs = BEAT_MS): () => Promise<void> {
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const beat = () => {
    Atomics.store(shared, IS_DEBUGGED, inspectorUrl() === undefined ? 0 : 1);
    Atomics.add(shared, BEATS, 1);
  };
  beat();
  const timer = setInterval(beat, beatMs).unref();
  const msg = `The server has not moved for ${limitMs / 1_000} s, and ends to be started again`;
  const watcher = new Worker(WATCH, {
    eval: true,
    workerData: { shared, most: limitMs / beatMs, beatMs, msg },
    // None of what the process was started with concerns it.
    execArgv: [],
  });
  watcher.unref();
  return async () => {
    clearInterval(timer);
    await watcher.terminate();
  };
}
