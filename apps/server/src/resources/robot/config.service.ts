import { freshConfig, type StoredConfig, isVip } from '@chatdeck/sdk';
import { CODE, LIVE_EVENT, ROLE, type Locale } from '@chatdeck/sdk/constants';
import {
  callbackDangers,
  configConflict,
  fieldsBeyondSchedules,
  isJsonObject,
  onlySchedules,
  withSchedules,
  type JsonObject,
} from '@chatdeck/sdk/rules';
import type { Broker } from '../../broker/broker';
import type { LiveEvents } from '../../events/live-events';
import { found, Refusal } from '../../refusal/refusal';
import { refusedInput } from '../../http/input';
import type { AccountRepository } from '../account/account.repository';
import type { CustomService } from '../custom/custom.service';
import { withCustom } from '../custom/served-custom';
import type { ServedRecord } from '../log/served-record';
import { isOwnEvent, withOwnEvents } from './served/own-events';
import { safeConfig, withinRights } from '@chatdeck/sdk/served';
import type { TargetIds } from './served/target-ids';
import type { ConfigRepository, ConfigRow } from './config.repository';

/** Who saves: the origin under which they reach this server, and the language of messages. */
interface Author {
  readonly origin: string;
  readonly locale: Locale;
}

/** Saving and serving the robot config. */
export function configService(
  repository: ConfigRepository,
  broker: Pick<Broker, 'publish'>,
  accounts: Pick<AccountRepository, 'find'>,
  custom: Pick<CustomService, 'rowsOf'>,
  events: Pick<LiveEvents, 'publish'>,
  targets: Pick<TargetIds, 'forwards'>,
  recording: ServedRecord,
) {
  async function refuseChanged(userId: string, shown: (config: string | null) => string | null) {
    const { version, config } = await repository.find(userId);
    return new Refusal(CODE.configChanged, configConflict(version, shown(config)));
  }

  async function refuseForeignCalls(userId: string, config: string, author: Author) {
    const isOwn = (address: string) => isOwnEvent(address, author.origin);
    // The stored config is needed only if there is a violation.
    if (callbackDangers(config, null, isOwn).length === 0) return;
    const stored = await repository.find(userId);
    const dangers = callbackDangers(config, stored.config, isOwn);
    if (dangers.length === 0) return;
    const issues = dangers.map(({ path, rule }) => ({
      code: 'custom' as const,
      path: ['config', ...path],
      message: rule,
      input: undefined,
    }));
    throw refusedInput(issues, author.locale);
  }

  async function save(
    userId: string,
    config: string,
    baseVersion: number,
    shown = (current: string | null) => current,
  ) {
    if (!canBeServed(config)) throw new Refusal(CODE.invalidValue);
    const saved = await repository.save(userId, config, baseVersion);
    if (saved === undefined) throw await refuseChanged(userId, shown);
    const { id, version, liveVersion } = saved;
    await events.publish(userId, { type: LIVE_EVENT.config, version, liveVersion });
    await broker.publish(userId, 'event', { target: 'system', event: 'updateConfig' });
    return { id, version };
  }

  async function load(userId: string): Promise<StoredConfig> {
    const [row, panel] = await Promise.all([repository.find(userId), repository.panelOf(userId)]);
    const { config, version, liveVersion } = row;
    return { id: config === null ? null : row.id, config, version, liveVersion, ...panel };
  }

  /**
   * A stored config within the rights of its account, with the custom centre, without paused rows. The owner comes from
   * the account, never from the document; the plugin opens no MQTT connection unless the role is a member's.
   */
  async function servedAs(
    userId: string,
    { id, config }: Pick<ConfigRow, 'id' | 'config'>,
    origin: string,
  ) {
    const [account, customRows] = await Promise.all([accounts.find(userId), custom.rowsOf(userId)]);
    const rights = { isMember: isVip(account), customRoutes: account.customRoutes };
    const { chatdeckPaused: _, ...running } = safeConfig(config ?? freshConfig('zh-CN'));
    const allowed = withOwnEvents(withinRights(running, rights), origin);
    const document = withCustom(allowed, customRows, rights, origin);
    const served = {
      ...document,
      forwards: await targets.forwards(userId, document['forwards']),
      // The plugin crashes on it when its weather or news have no answer; they are served as tasks.
      dayTaskSchedule: [],
      id,
      userInfo: { userId, name: account.name, role: ROLE.member },
    };
    return { isMember: rights.isMember, record: document['conversationRecord'], served };
  }

  return {
    load,

    /** The document of an account; undefined before it is initialized, and where it cannot be parsed. */
    async stored(userId: string): Promise<JsonObject | undefined> {
      const { config } = await repository.find(userId);
      return config === null ? undefined : documentOf(config);
    },

    /** Saves a whole config. Additions must not send the robot's signature to other servers. */
    async save(userId: string, config: string, baseVersion: number, author?: Author) {
      if (author) await refuseForeignCalls(userId, config, author);
      return save(userId, config, baseVersion);
    },

    /** The schedules of a config and nothing else. */
    async loadSchedules(userId: string): Promise<StoredConfig> {
      const { config, ...rest } = await load(userId);
      return { ...rest, verifyCode: '', config: onlySchedules(config), isPartial: true };
    },

    /**
     * Saves the schedules of a config; everything else stays as stored, and is refused when it is sent. Who may not read
     * the schedules is told that they have changed, and not of them.
     */
    async saveSchedules(userId: string, config: string, baseVersion: number, mayRead = true) {
      const shown = mayRead ? onlySchedules : () => null;
      const fields = fieldsBeyondSchedules(config);
      if (fields.length > 0) throw new Refusal(CODE.scopeNeeded, { scopes: [], fields });
      const stored = await repository.find(userId);
      if (stored.version !== baseVersion) throw await refuseChanged(userId, shown);
      const merged = withSchedules(stored.config ?? freshConfig('zh-CN'), config);
      return save(userId, merged, baseVersion, shown);
    },

    async history(userId: string) {
      const revisions = await repository.revisions(userId);
      const list = revisions.map(({ version, savedAt }) => ({
        version,
        savedAt: savedAt.toISOString(),
      }));
      return { list };
    },

    /** The config text of one of the last saves. */
    async revision(userId: string, version: number) {
      const { config, savedAt } = found(await repository.revision(userId, version));
      return { list: [{ version, savedAt: savedAt.toISOString(), config }] };
    },

    /** Saves an earlier version again, as a new version. */
    async restore(userId: string, version: number, baseVersion: number) {
      const { config } = found(await repository.revision(userId, version));
      return save(userId, config, baseVersion);
    },

    /** The config as the robot reads it. `origin` is where the robot reaches us. */
    async serve(userId: string, origin: string): Promise<string> {
      const row = await repository.find(userId);
      const { version, liveVersion } = row;
      const { isMember, record, served } = await servedAs(userId, row, origin);
      if (liveVersion !== version) {
        await repository.markLive(userId, version);
        await events.publish(userId, { type: LIVE_EVENT.config, version, liveVersion: version });
      }
      const conversationRecord = await recording(userId, isMember, origin, record);
      return JSON.stringify({ ...served, conversationRecord });
    },

    /** What the robot has loaded, and where the account itself wants its messages reported. */
    async running(userId: string) {
      const row = await repository.find(userId);
      const version = row.liveVersion ?? row.version;
      const loaded =
        version === row.version ? undefined : await repository.revision(userId, version);
      // Addresses of our own are the same at any origin, and no part of what is decided.
      const config = loaded?.config ?? row.config;
      return { version, ...(await servedAs(userId, { ...row, config }, '')) };
    },
  };
}

export type ConfigService = ReturnType<typeof configService>;

/** The document in a stored text; undefined where it is none. */
function documentOf(config: string): JsonObject | undefined {
  try {
    const document: unknown = JSON.parse(config);
    return isJsonObject(document) ? document : undefined;
  } catch {
    return undefined;
  }
}

/** False for a document that is nested too deeply to be serialized. */
function canBeServed(config: string): boolean {
  try {
    return JSON.stringify(JSON.parse(config)) !== '';
  } catch {
    return false;
  }
}
