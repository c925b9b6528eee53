import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A clock tick of Linux, in which it counts the time of a process. */
const TICK_MS = 10;

function ticksOf(pid, fields) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return fields.reduce((sum, field) => sum + Number(stat[field]), 0);
  } catch {
    // It ended since it was listed.
    return 0;
  }
}

const OWN = [11, 12];
const OF_ENDED_CHILDREN = [13, 14];

function childrenOf(pid) {
  try {
    return execFileSync('pgrep', ['-P', String(pid)])
      .toString()
      .trim()
      .split('\n');
  } catch {
    return [];
  }
}

/** What a process computed so far, in ms of one core. */
export const cpuOf = (pid) => ticksOf(pid, OWN) * TICK_MS;

/** What a process and all its children computed so far, ended ones included. */
export const cpuOfFamily = (pid) =>
  TICK_MS *
  childrenOf(pid).reduce(
    (sum, child) => sum + ticksOf(child, OWN),
    ticksOf(pid, [...OWN, ...OF_ENDED_CHILDREN]),
  );

/** Memory of a process in MB. */
export const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Counts the CPU of each named part while `work` runs; returns its result and the ms of one core for each part. */
export async function withCpu(parts, work) {
  const now = () => Object.fromEntries(Object.entries(parts).map(([name, of]) => [name, of()]));
  const before = now();
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1_000;
  const after = now();
  const cpu = Object.fromEntries(
    Object.keys(parts).map((name) => [name, after[name] - before[name]]),
  );
  return { result, seconds, cpu };
}
