import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { logFailure } from '../log';
import { createRounds } from '../ticker';
import { backupName } from './backup';

const REASON = 'scheduled';
/** How often to check whether a backup is due; that depends on the age of the last one, also across restarts. */
const POLL_MS = 60_000;

interface Plan {
  /** The time between two backups. */
  readonly everyMs: number;
  /** The number of backups to retain; older scheduled backups are deleted. */
  readonly keep: number;
  readonly folder: string;
  readonly make: (path: string) => Promise<unknown>;
  readonly onFailure?: () => void;
}

/** Makes a backup when one is due, and deletes the oldest scheduled ones beyond the limit. True when one was made. */
export async function backUpIfDue({ everyMs, keep, folder, make }: Plan): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const last = (await madeBySchedule(folder)).at(-1);
  const age = last === undefined ? Infinity : Date.now() - (await stat(join(folder, last))).mtimeMs;
  if (age < everyMs) return false;
  await make(join(folder, backupName(REASON)));
  // Only now: a backup that fails deletes none.
  const tooMany = (await madeBySchedule(folder)).slice(0, -keep);
  await Promise.all(tooMany.map((name) => rm(join(folder, name), { force: true })));
  return true;
}

/** When the last scheduled backup was made; undefined if there is none. */
export async function lastBackupAt(folder: string): Promise<Date | undefined> {
  const last = (await madeBySchedule(folder).catch(() => [])).at(-1);
  return last === undefined ? undefined : (await stat(join(folder, last))).mtime;
}

/** True for the name of a backup that was made by the schedule. */
export const isScheduledBackup = (name: string): boolean => name.endsWith(`-${REASON}.gz`);

/** Scheduled backups, the oldest first: their names begin with the time. */
const madeBySchedule = async (folder: string) =>
  (await readdir(folder)).filter(isScheduledBackup).sort();

/** Makes backups as they become due, until stopped; a failure is logged and retried. */
export function scheduleBackups(plan: Plan, pollMs = POLL_MS): () => Promise<void> {
  const rounds = createRounds(async () => {
    await backUpIfDue(plan).catch((error: unknown) => {
      plan.onFailure?.();
      logFailure('The scheduled backup failed', error);
    });
    return Math.min(pollMs, plan.everyMs);
  });
  rounds.start();
  return rounds.stop;
}
