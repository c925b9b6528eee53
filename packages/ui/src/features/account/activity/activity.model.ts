import type { AuditEntry } from '@chatdeck/sdk';
import { CODE, textIn, type Locale } from '@chatdeck/sdk/constants';
import { AUDIT_ACTOR, AUDIT_ACTORS, AUDIT_GROUPS, type AuditGroup } from '@chatdeck/sdk/audit';
import { deviceOf } from '@chatdeck/sdk/texts';
import { ROBOT_ZONE } from '#primitives/robot-time/robot-time.model.ts';

export const PERIODS = ['always', 'today', 'week', 'month'] as const;
/** How far back the list goes: without end, or 24 hours, 7 days, 30 days. */
export type Period = (typeof PERIODS)[number];

/** Which entries are wanted. */
export interface ActivityFilter {
  /** What they are about. Default `all`. */
  readonly group?: AuditGroup | 'all' | undefined;
  /** How old they are at most. Default `always`. */
  readonly period?: Period | undefined;
}

/** The whole of a filter; an address may have one that is none. */
export const readFilter = ({ group, period }: ActivityFilter) => ({
  group: AUDIT_GROUPS.find(({ value }) => value === group)?.value ?? ('all' as const),
  period: PERIODS.find((one) => one === period) ?? 'always',
});

const HOUR_MS = 3_600_000;
const HOURS: Readonly<Record<Exclude<Period, 'always'>, number>> = {
  today: 24,
  week: 7 * 24,
  month: 30 * 24,
};

/** The moment that a period begins, to the hour: the same query for as long as somebody reads a page. */
export function sinceOf(period: Period, now: number): string | undefined {
  if (period === 'always') return undefined;
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  return new Date(hour - HOURS[period] * HOUR_MS).toISOString();
}

/** How a login or a proof ended that did not succeed. */
export type Outcome = 'done' | 'refused' | 'codeAsked';

/** How what an entry is about ended: a right password that a code has to follow is not refused. */
export function outcomeOf({ code }: Pick<AuditEntry, 'code'>): Outcome {
  if (code === CODE.success) return 'done';
  return code === CODE.secondFactorNeeded ? 'codeAsked' : 'refused';
}

/** Who did something in words. */
export const actorName = ({ actor }: Pick<AuditEntry, 'actor'>, locale: Locale): string =>
  textIn(AUDIT_ACTORS.find(({ value }) => value === actor.kind)?.text, locale) ?? actor.kind;

/** The browser and its system; empty for those who use none, undefined for one that cannot be told. */
export function deviceName({ actor }: Pick<AuditEntry, 'actor'>): string | undefined {
  const { kind, userAgent } = actor;
  const { browser, system } = deviceOf(userAgent);
  const names = [browser, system].filter((name) => name !== undefined).join(' · ');
  if (names !== '') return names;
  const isByProgram =
    kind === AUDIT_ACTOR.operator || kind === AUDIT_ACTOR.robot || kind === AUDIT_ACTOR.key;
  return isByProgram ? '' : undefined;
}

/** The entries of a day in the robot's zone. */
export interface ActivityDay<Entry> {
  /** Such as `2026-05-20`. */
  readonly date: string;
  readonly entries: readonly Entry[];
}

const dateOf = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ROBOT_ZONE }).format(at);

/** Entries by day, in their order. */
export function byDay<Entry extends Pick<AuditEntry, 'at'>>(
  entries: readonly Entry[],
): readonly ActivityDay<Entry>[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const date = dateOf(new Date(entry.at));
    days.set(date, [...(days.get(date) ?? []), entry]);
  }
  return [...days].map(([date, ofDay]) => ({ date, entries: ofDay }));
}

/** How many days ago a day was: 0 today, 1 yesterday. */
export const daysSince = (date: string, now: Date): number =>
  Math.round((Date.parse(dateOf(now)) - Date.parse(date)) / (24 * HOUR_MS));

/** A day as `5月20日 周三`, with the year unless it is the current one. */
export function dayText(date: string, now: Date, locale: Locale): string {
  const isThisYear = dateOf(now).startsWith(date.slice(0, 4));
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    ...(!isThisYear && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    weekday: 'short',
  }).format(new Date(date));
}

/** The time of day of a moment, such as `14:32`; in the viewer's zone without one. */
export const timeOfDay = (at: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...(timeZone !== undefined && { timeZone }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at));
