import type { DailySaying } from '@chatdeck/sdk';
import type { Tianapi } from './tianapi';

const DAY_MS = 86_400_000;
/** The robot uses Shanghai time, eight hours ahead of UTC. */
const SHANGHAI_MS = 8 * 3_600_000;
const WEEKDAYS = [...'日一二三四五六'];

/** The available data of a day. */
export interface DayNews {
  readonly quote: string;
  readonly weather: Awaited<ReturnType<Tianapi['weather']>>;
  readonly sweetWord: string | undefined;
}

/** 2026-11-22 09:30 星期日, in Shanghai time. */
function momentOf(now: Date): string {
  const there = new Date(now.getTime() + SHANGHAI_MS);
  const [day = '', time = ''] = there.toISOString().split('T');
  return `${day} ${time.slice(0, 5)} 星期${WEEKDAYS[there.getUTCDay()]}`;
}

/** The number of days since a date, in Shanghai; undefined for an invalid date. */
function daysSince(day: string, now: Date): number | undefined {
  const from = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(from)) return undefined;
  const today = Math.floor((now.getTime() + SHANGHAI_MS) / DAY_MS) * DAY_MS;
  return Math.abs(Math.round((today - from) / DAY_MS));
}

/** The text of a daily saying, in the plugin's layout; unknown parts are left out. */
export function sayingText(
  { type, memorialDay = '', endWord }: DailySaying,
  { quote, weather, sweetWord }: DayNews,
  now: Date,
): string {
  const isRoom = type === 'room';
  const days = daysSince(memorialDay, now);
  const together = isRoom ? '家人们相聚在一起' : '我们在一起';
  const morning = isRoom
    ? '元气满满的一天开始啦,家人们要努力保持活跃啊^_^'
    : '元气满满的一天开始啦,要开心噢^_^';
  const parts = [
    days === undefined ? momentOf(now) : `${momentOf(now)}\n${together}的第${days}天`,
    morning,
    weather &&
      `今日天气\n${weather.tips}\n今天:${weather.weather}\n温度:${weather.lowest}/${weather.highest}\n${weather.wind} ${weather.windspeed}`,
    `每日一句:\n${quote}`,
    isRoom || sweetWord === undefined ? undefined : `情话对你说:\n${sweetWord}`,
    endWord ? `————————${endWord}` : undefined,
  ];
  return parts.filter((part) => part !== undefined).join('\n\n');
}
