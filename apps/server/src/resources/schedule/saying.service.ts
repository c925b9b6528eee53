import { readRow, type DailySaying } from '@chatdeck/sdk';
import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { quoteOfDay } from '../../robot-api/quotes';
import type { ConfigRepository } from '../robot/config.repository';
import { safeConfig } from '@chatdeck/sdk/served';
import type { TargetIds } from '../robot/served/target-ids';
import type { Tianapi } from './tianapi';

const DAY_MS = 86_400_000;
/** The robot uses Shanghai time, eight hours ahead of UTC. */
const SHANGHAI_MS = 8 * 3_600_000;
const WEEKDAYS = [...'日一二三四五六'];

/** The available data of a day. */
interface DayNews {
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
function sayingText(
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

/** Distinguishes a saying from the channels of an account, whose ids its owner chooses. */
const ID = /^chatdeck-saying-(\d{1,4})$/;

/**
 * Daily sayings as tasks whose text is composed here. The plugin would compose them from weather and news, and crash
 * when one of these has no answer: no key, an unknown city, an outage.
 */
export function sayingService(
  configs: Pick<ConfigRepository, 'find'>,
  targets: Pick<TargetIds, 'found'>,
  source: Tianapi,
) {
  async function stored(userId: string) {
    const config = safeConfig((await configs.find(userId)).config ?? '{}');
    const list = config['dayTaskSchedule'];
    const rows = (Array.isArray(list) ? list : []).flatMap((row) => {
      const entry = readRow('dayTaskSchedule', row);
      return entry.status === 'ready' ? [entry.row] : [];
    });
    const { txApiKey } = config;
    return { rows, key: typeof txApiKey === 'string' ? txApiKey : '' };
  }

  async function textOf(saying: DailySaying, key: string): Promise<string> {
    const city = (saying.city ?? '').trim().replace(/市$/, '');
    const [weather, sweetWord] = await Promise.all([
      source.weather(key, city),
      saying.type === 'room' ? undefined : source.sweetWord(key),
    ]);
    const now = new Date();
    return sayingText(saying, { quote: quoteOfDay(now), weather, sweetWord }, now);
  }

  return {
    /** The sayings of an account as tasks of the robot, with the targets that it can find. */
    tasks: async (userId: string): Promise<object[]> => {
      const { rows } = await stored(userId);
      const tasks = await Promise.all(
        rows.map(async ({ type, wxid, name, roomName, alias, date }, at) => ({
          id: `chatdeck-saying-${at}`,
          type,
          taskType: 'customContent',
          cron: date,
          isAll: false,
          excludeTargets: [],
          targets: await targets.found(userId, type, [
            { id: wxid, name: (type === 'room' ? roomName : undefined) ?? name ?? '', alias },
          ]),
          taskInfo: { sortId: `chatdeck-saying-${at}`, isLocal: false, delay: 1_000 },
        })),
      );
      return tasks.filter((task) => task.targets.length > 0);
    },

    /** The content of a saying's task; undefined if the task is not a saying. */
    async contentOf(userId: string, id: string): Promise<object[] | undefined> {
      const at = ID.exec(id)?.[1];
      if (at === undefined) return undefined;
      const { rows, key } = await stored(userId);
      const saying = rows[Number(at)];
      return saying === undefined
        ? []
        : [{ type: CONTENT_TYPE.text, content: await textOf(saying, key) }];
    },

    /** The text of a saying that is not stored, with the account's key. */
    text: async (userId: string, saying: DailySaying): Promise<string> =>
      textOf(saying, (await stored(userId)).key),
  };
}

export type SayingService = ReturnType<typeof sayingService>;
