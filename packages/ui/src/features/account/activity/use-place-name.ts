import type { AuditEntry } from '@chatdeck/sdk';
import { robotFieldMessages } from '#lists/config/fields/field-texts.ts';
import { useMessages } from '#messages';
import { placeMessages } from './place.messages';

/** The calls whose fields are those of the robot config. */
const CONFIG_CALLS: readonly string[] = [
  'robot.updateConfig',
  'robot.restoreConfig',
] satisfies AuditEntry['call'][];

/** Where a change is, in words: `replyKeywords.2.content` of a config is `关键词回复 · 第 3 条 · 内容`. */
export function usePlaceName(call: AuditEntry['call']): (path: string) => string {
  const settings = useMessages(robotFieldMessages);
  const { row, ...fields } = useMessages(placeMessages);
  const words: Readonly<Record<string, string>> = fields;
  const isConfig = CONFIG_CALLS.includes(call);
  const wordOf = (part: string, at: number): string => {
    if (/^\d+$/.test(part)) return row(Number(part) + 1);
    const setting = isConfig && at === 0 ? settings[part] : undefined;
    return setting ?? (Object.hasOwn(words, part) ? words[part] : undefined) ?? part;
  };
  return (path) => path.split('.').map(wordOf).join(' · ');
}
