import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { logFailure } from '../log';
import { createRounds } from '../ticker';
import { backupName } from './backup';

const REASON = 'scheduled';
/** So often it is looked whether a backup is due: the age of the last one counts, also across restarts. */
const POLL_MS = 60_000;

interface Plan {
  /** From one backup to the next. */
  readonly everyMs: number;
  /** How many are kept; older scheduled backups are deleted. */
  readonly keep: number;
  readonly folder: string;
  readonly make: (path: string) => Promise<unknown>;
}

/** Makes a backup where one is due, and removes those of the schedule that are too many. True when one was made. */
export async function backUpIfDue({ everyMs, keep, folder, make }: Plan): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const last = (await madeBySchedule(folder)).at(-1);
  const age = last === undefined ? Infinity : Date.now() - (await stat(join(folder, last))).mtimeMs;
  if (age < everyMs) return false;
  await make(join(folder, backupName(REASON)));
  // Only now: a backup that fails removes none.
  const tooMany = (await madeBySchedule(folder)).slice(0, -keep);
  await Promise.all(tooMany.map((name) => rm(join(folder, name), { force: true })));
  return true;
}

/** Backups of the schedule, the oldest first: their names begin with the time. */
const madeBySchedule = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith(`-${REASON}.gz`)).sort();

/** Makes backups as they become due, until it is stopped; a failure is written to the log and tried again. */
export function scheduleBackups(plan: Plan, pollMs = POLL_MS): () => Promise<void> {
  const rounds = createRounds(async () => {
    await backUpIfDue(plan).catch((error: unknown) =>
      logFailure('The scheduled backup failed', error),
    );
    return Math.min(pollMs, plan.everyMs);
  });
  rounds.start();
  return rounds.stop;
}
