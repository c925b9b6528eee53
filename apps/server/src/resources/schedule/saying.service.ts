import { readRow, type DailySaying } from '@chatdeck/sdk';
import { quoteOfDay } from '../../robot-api/quotes';
import type { ConfigRepository } from '../robot/config.repository';
import { safeConfig } from '../robot/served/safe-config';
import type { TargetIds } from '../robot/served/target-ids';
import { sayingText } from './saying-text';
import type { Tianapi } from './tianapi';

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
      return saying === undefined ? [] : [{ type: 1, content: await textOf(saying, key) }];
    },

    /** The text of a saying that is not stored, with the account's key. */
    text: async (userId: string, saying: DailySaying): Promise<string> =>
      textOf(saying, (await stored(userId)).key),
  };
}

export type SayingService = ReturnType<typeof sayingService>;
