import { parseConfig, serializeConfig, type RobotConfig, type StoredConfig } from '@chatdeck/sdk';
import type { JsonObject, ReplySettings } from '@chatdeck/sdk/rules';

/** The stored config as the screen shows it. */
export type ConfigState =
  | { readonly status: 'missing' }
  | { readonly status: 'malformed'; readonly raw: string }
  | {
      readonly status: 'ready';
      readonly stored: JsonObject;
      readonly settings: ReplySettings;
      readonly version: number;
      readonly liveVersion: number | null;
    };

/** The settings that the form edits, out of the whole view of a config. */
export const toSettings = (view: RobotConfig): ReplySettings => ({
  autoReply: view.autoReply,
  botScope: view.botScope,
  roomAt: view.roomAt === 0 ? 0 : 1,
  ignoreRoomMentionAll: view.ignoreRoomMentionAll,
  friendNoReplyInRoom: view.friendNoReplyInRoom === 1 ? 1 : 0,
  defaultReply: view.defaultReply,
  chatDelay: view.chatDelay,
  preventLength: view.preventLength,
  openaiTimeout: view.openaiTimeout,
  autoAcceptFriend: view.autoAcceptFriend,
  preventWords: view.preventWords,
});

/** Reads what the server stores. */
export function toConfigState({ config, version, liveVersion }: StoredConfig): ConfigState {
  if (config === null) return { status: 'missing' };
  const parsed = parseConfig(config);
  if (parsed.status === 'malformed') return { status: 'malformed', raw: config };
  const settings = toSettings(parsed.view);
  return { status: 'ready', stored: parsed.stored, settings, version, liveVersion };
}

/** The names of the settings that differ. */
export const changedSettings = (
  before: ReplySettings,
  after: ReplySettings,
): (keyof ReplySettings)[] => settingNames.filter((name) => !Object.is(before[name], after[name]));

/** In the order in which the form shows them. */
export const settingNames: readonly (keyof ReplySettings)[] = [
  'autoReply',
  'botScope',
  'roomAt',
  'ignoreRoomMentionAll',
  'friendNoReplyInRoom',
  'chatDelay',
  'preventLength',
  'openaiTimeout',
  'defaultReply',
  'preventWords',
  'autoAcceptFriend',
];

/** The document to save: the stored one with only the changed settings replaced. */
export function toDocument(
  stored: JsonObject,
  before: ReplySettings,
  after: ReplySettings,
): string {
  const changed = changedSettings(before, after).map((name) => [name, after[name]]);
  return serializeConfig(stored, Object.fromEntries(changed) as Partial<ReplySettings>);
}

/** What someone else saved meanwhile, out of the answer to a refused save (code 10003). */
export function conflictOf(detail: unknown): { config: string; version: number } | undefined {
  if (typeof detail !== 'object' || detail === null) return undefined;
  if (!('config' in detail && 'version' in detail)) return undefined;
  const { config, version } = detail;
  return typeof config === 'string' && typeof version === 'number'
    ? { config, version }
    : undefined;
}
