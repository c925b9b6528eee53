import type { LogMessage } from '@chatdeck/sdk';
import { ROBOT_ZONE } from '#primitives/robot-time/robot-time.model.ts';

const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: ROBOT_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const times = new Intl.DateTimeFormat('en-GB', {
  timeZone: ROBOT_ZONE,
  hour: '2-digit',
  minute: '2-digit',
});

const formatted = (format: Intl.DateTimeFormat, at: string): string => {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? '' : format.format(time);
};

/** The robot's day of a time, `2026-05-20`; empty for none. */
export const dayOf = (at: string): string => formatted(days, at);
/** The robot's time of day, `14:32`; empty for none. */
export const clockOf = (at: string): string => formatted(times, at);

/** The messages of one day. */
export interface DayOfMessages {
  readonly day: string;
  readonly messages: readonly LogMessage[];
}

/** Messages in order, by their day. */
export function byDay(messages: readonly LogMessage[]): DayOfMessages[] {
  const found: { day: string; messages: LogMessage[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message.at);
    const last = found.at(-1);
    if (last?.day === day) last.messages.push(message);
    else found.push({ day, messages: [message] });
  }
  return found;
}

/** What a message shows: its text, or of which kind it is. */
export const shownText = ({ text, type, url }: Pick<LogMessage, 'text' | 'type' | 'url'>) =>
  text || url || `[${type}]`;

const KEYWORD_MAX = 50;

/** A message as the keyword of a rule: without names that were mentioned in it. */
export const keywordOf = (text: string): string =>
  text
    .replace(/@\S+\s*/g, '')
    .trim()
    .slice(0, KEYWORD_MAX);
