import { freshConfig, parseConfig, type StoredConfig } from '@chatdeck/sdk';
import { CODE, LIVE_EVENT } from '@chatdeck/sdk/constants';
import type { Broker } from '../../broker/broker';
import type { LiveEvents } from '../../events/live-events';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import type { AccountRepository } from '../account/account.repository';
import type { CustomService } from '../custom/custom.service';
import { withCustom } from '../custom/served-custom';
import { onlySchedules, withSchedules } from './schedule-part';
import { withinRights } from './served-rights';
import type { ConfigRepository } from './config.repository';

/** Saving and serving the robot config. */
export function configService(
  repository: ConfigRepository,
  broker: Pick<Broker, 'publish'>,
  accounts: Pick<AccountRepository, 'find'>,
  custom: Pick<CustomService, 'rowsOf'>,
  events: Pick<LiveEvents, 'publish'>,
) {
  async function refuseChanged(userId: string, shown: (config: string | null) => string | null) {
    const { version, config } = await repository.find(userId);
    return new Refusal(CODE.configChanged, { version, config: shown(config) });
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

  return {
    load,
    save: (userId: string, config: string, baseVersion: number) =>
      save(userId, config, baseVersion),

    /** The config with its schedules and nothing else. */
    async loadSchedules(userId: string): Promise<StoredConfig> {
      const { config, ...rest } = await load(userId);
      return { ...rest, verifyCode: '', config: onlySchedules(config) };
    },

    /** Saves the schedules of a config; all the rest stays as it is stored. */
    async saveSchedules(userId: string, config: string, baseVersion: number) {
      const stored = await repository.find(userId);
      if (stored.version !== baseVersion) throw await refuseChanged(userId, onlySchedules);
      const merged = withSchedules(stored.config ?? freshConfig('zh-CN'), config);
      return save(userId, merged, baseVersion, onlySchedules);
    },

    async history(userId: string) {
      const revisions = await repository.revisions(userId);
      const list = revisions.map(({ version, savedAt }) => ({
        version,
        savedAt: savedAt.toISOString(),
      }));
      return { list };
    },

    /** What one of the last saves said. */
    async revision(userId: string, version: number) {
      const { config, savedAt } = found(await repository.revision(userId, version));
      return { list: [{ version, savedAt: savedAt.toISOString(), config }] };
    },

    /** Saves what an earlier version said, as a new version. */
    async restore(userId: string, version: number, baseVersion: number) {
      const { config } = found(await repository.revision(userId, version));
      return save(userId, config, baseVersion);
    },

    /**
     * The config as the robot reads it: within the rights of its account, with the custom centre, without paused rows.
     * Who it belongs to comes from the account, never from the document; the plugin opens no MQTT unless the role reads
     * `vip`. `origin` is where the robot reaches us.
     */
    async serve(userId: string, origin: string): Promise<string> {
      const [{ id, config, version, liveVersion }, account, customRows] = await Promise.all([
        repository.find(userId),
        accounts.find(userId),
        custom.rowsOf(userId),
      ]);
      const rights = { isMember: account.role === 'vip', customRoutes: account.customRoutes };
      const parsed = parseConfig(config ?? freshConfig('zh-CN'));
      const stored = parsed.status === 'ready' ? parsed.stored : {};
      const { chatdeckPaused: _, ...running } = stored;
      if (liveVersion !== version) {
        await repository.markLive(userId, version);
        await events.publish(userId, { type: LIVE_EVENT.config, version, liveVersion: version });
      }
      return JSON.stringify({
        ...withCustom(withinRights(running, rights), customRows, rights, origin),
        id,
        userInfo: { userId, name: account.name, role: 'vip' },
      });
    },
  };
}

export type ConfigService = ReturnType<typeof configService>;

/** False for a document that is nested deeper than it can be written again. */
function canBeServed(config: string): boolean {
  try {
    return JSON.stringify(JSON.parse(config)) !== '';
  } catch {
    return false;
  }
}
