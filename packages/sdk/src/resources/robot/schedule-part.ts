import type { JsonObject } from '../../core/json';
import { SCHEDULE_LISTS } from '../schedule/schedule.constants';
import { PAUSED_FIELD, pausedIn } from './paused-rows';
import { parseConfig } from './robot-config';

const storedIn = (config: string): JsonObject => {
  const parsed = parseConfig(config);
  return parsed.status === 'ready' ? parsed.stored : {};
};

const isSchedule = ([name]: readonly [string, unknown]) =>
  SCHEDULE_LISTS.some((list) => list === name);
const schedulesOf = (stored: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(stored).filter(isSchedule));
const othersOf = (stored: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(stored).filter((entry) => !isSchedule(entry)));

/** The schedules of a config, including paused ones, and nothing else: no keys, no other rules. */
export function onlySchedules(config: string | null): string | null {
  if (config === null) return null;
  const stored = storedIn(config);
  return JSON.stringify({ ...schedulesOf(stored), [PAUSED_FIELD]: schedulesOf(pausedIn(stored)) });
}

/** The fields of a config that are no schedules: what a session with the right to schedules must not send. */
export function fieldsBeyondSchedules(config: string): readonly string[] {
  const stored = storedIn(config);
  const { [PAUSED_FIELD]: _, ...others } = othersOf(stored);
  const paused = Object.keys(othersOf(pausedIn(stored)));
  return [...Object.keys(others), ...paused.map((name) => `${PAUSED_FIELD}.${name}`)];
}

/** A stored config with the schedules of another one. */
export function withSchedules(config: string, given: string): string {
  const [stored, changed] = [storedIn(config), storedIn(given)];
  return JSON.stringify({
    ...othersOf(stored),
    ...schedulesOf(changed),
    [PAUSED_FIELD]: { ...othersOf(pausedIn(stored)), ...schedulesOf(pausedIn(changed)) },
  });
}
