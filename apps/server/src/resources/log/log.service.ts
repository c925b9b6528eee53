import type { LogConversation, LogMessage, LogRevision, LogSettings } from '@chatdeck/sdk/entities';
import type { JsonObject } from '@chatdeck/sdk/rules';
import type { Broker } from '../../broker/broker';
import { jsonText } from '../../database/json';
import { logFailure } from '../../log';
import { found } from '../../refusal/refusal';
import type { RateLimits } from '../../security/rate-limits';
import { every } from '../../ticker';
import type { DialogueService } from '../dialogue/dialogue.service';
import type { ConfigService } from '../robot/config.service';
import { decisionOf } from './decision';
import type { HandOver } from './hand-over';
import type { ConversationQuery, LogReadingRepository } from './log-reading.repository';
import { setupOf, usedUpOf, type LogSetup } from './log-setup';
import type { LogRepository } from './log.repository';
import { toLogged, type reportSchema } from './reported-message';
import type { z } from 'zod';
import { ownRecord } from './served-record';

type Report = z.output<typeof reportSchema>;

/** More than any robot reports. */
const REPORTS = { tries: 1_200, windowMs: 60_000 };
/** How long the state of a robot is not read again: longer than a burst, shorter than it takes to load a change. */
const FRESH_MS = 1_000;
const CACHED_MAX = 200;
/** An account is pruned with every so many of its messages. */
const PRUNED_EVERY = 100;
const SWEPT_EVERY_MS = 3_600_000;
const DEFAULT_LIMIT = 50;
/** How much of the newest message a list of chats shows. */
const SHOWN_MAX = 200;

interface Running {
  readonly at: number;
  readonly isMember: boolean;
  readonly record: JsonObject | undefined;
  readonly setup: LogSetup;
  readonly setupId: number;
  readonly usedUp: string[];
}

/** The messages that robots report, for accounts that have them recorded. */
export function logService(
  repository: LogRepository,
  reading: LogReadingRepository,
  config: Pick<ConfigService, 'running'>,
  dialogue: Pick<DialogueService, 'forRobot' | 'readable'>,
  broker: Pick<Broker, 'publish'>,
  limits: Pick<RateLimits, 'admit'>,
  handOver: HandOver,
) {
  const cache = new Map<string, Running>();
  const added = new Map<string, number>();

  async function settings(userId: string): Promise<LogSettings> {
    const [stored, { count, lastAt }, { isMember, record }] = await Promise.all([
      repository.settings(userId),
      reading.summary(userId),
      config.running(userId),
    ]);
    const customUrl = jsonText(ownRecord(record)?.['customUrl']);
    return { ...stored, customUrl, isMember, count, lastAt: lastAt?.toISOString() ?? null };
  }

  /** What the robot of an account runs with now. */
  async function running(userId: string): Promise<Running> {
    const known = cache.get(userId);
    if (known && Date.now() - known.at < FRESH_MS) return known;
    const { isMember, record, version, served } = await config.running(userId);
    const [dialogues, counts] = isMember
      ? await Promise.all([dialogue.forRobot(userId), dialogue.readable(userId)])
      : [[], []];
    const setup = setupOf(version, served, dialogues);
    const state = {
      at: Date.now(),
      isMember,
      record: ownRecord(record),
      setup,
      setupId:
        known?.setup.hash === setup.hash ? known.setupId : await repository.setup(userId, setup),
      usedUp: usedUpOf(counts),
    };
    cache.delete(userId);
    cache.set(userId, state);
    for (const [oldest] of cache) {
      if (cache.size <= CACHED_MAX) break;
      cache.delete(oldest);
    }
    return state;
  }

  function forget(userId: string): void {
    cache.delete(userId);
  }

  async function pruneSometimes(userId: string): Promise<void> {
    const count = (added.get(userId) ?? 0) + 1;
    added.set(userId, count % PRUNED_EVERY);
    if (count % PRUNED_EVERY === 0) await repository.prune(userId);
  }

  async function sweepAll(): Promise<void> {
    for (const owner of await repository.owners()) await repository.prune(owner);
    cache.clear();
  }

  return {
    settings,
    /** What is recorded, without what was. */
    switches: (userId: string) => repository.settings(userId),
    sweepAll,

    /** The robot loads the address that it reports to with its config. */
    async changeSettings(userId: string, change: { open: boolean; media: boolean }) {
      await repository.changeSettings(userId, change);
      await broker.publish(userId, 'event', { target: 'system', event: 'updateConfig' });
      return settings(userId);
    },

    /**
     * Stores a message that a robot reports, and returns what is still to be done with it: which rules decided, and the
     * account's own address.
     */
    async receive(userId: string, report: Report, sent: object): Promise<() => Promise<void>> {
      const { open, media } = await repository.settings(userId);
      if (!open) return async () => {};
      await limits.admit(`log:${userId}`, REPORTS);
      const { isMember, record, setup, setupId, usedUp } = await running(userId);
      if (!isMember) return async () => {};
      const reported = toLogged(report, media);
      const isToFriend =
        reported.isSelf && !reported.isRoom && reported.conversationId === reported.speakerId;
      const chat = isToFriend ? await repository.answered(userId, reported) : {};
      const row = { ...reported, ...chat, setupId, usedUp };
      const id = await repository.add(userId, row);
      if (id === undefined) return async () => {};
      return async () => {
        const decision = decisionOf(setup, row);
        if (decision) await repository.decide(userId, id, decision);
        await pruneSometimes(userId);
        if (record) await handOver(record, sent);
      };
    },

    /** Stores messages that no robot reports any more. */
    async seed(userId: string, reports: readonly Report[]): Promise<void> {
      const { setup, setupId, usedUp } = await running(userId);
      for (const past of reports) {
        const row = { ...toLogged(past, false), setupId, usedUp };
        const id = await repository.add(userId, row);
        const decision = decisionOf(setup, row);
        if (id !== undefined && decision) await repository.decide(userId, id, decision);
      }
    },

    async conversations(userId: string, query: ConversationQuery) {
      const { count, rows } = await reading.conversations(userId, query);
      const list = rows.map((row): LogConversation => ({
        conversationId: row.conversationId,
        name: row.conversationName,
        isRoom: row.isRoom,
        lastAt: row.at.toISOString(),
        lastText: row.text.slice(0, SHOWN_MAX) || `[${row.type}]`,
        lastIsSelf: row.isSelf,
        count: row.count,
      }));
      return { count, list };
    },

    async messages(userId: string, conversationId: string, before?: number, limit = DEFAULT_LIMIT) {
      const rows = await reading.messages(userId, conversationId, before, limit + 1);
      const list = rows.slice(0, limit).map((row): LogMessage => ({
        id: String(row.id),
        at: row.at.toISOString(),
        isRoom: row.isRoom,
        isSelf: row.isSelf,
        isMention: row.isMention,
        type: row.type,
        text: row.text,
        url: row.url,
        speaker: {
          id: row.speakerId,
          name: row.speakerName,
          alias: row.speakerAlias,
          weixin: row.speakerWeixin,
        },
        revision: row.setupId === null ? null : String(row.setupId),
        usedUp: row.usedUp,
      }));
      return { list, hasMore: rows.length > limit };
    },

    async remove(userId: string, conversationId: string): Promise<null> {
      await repository.remove(userId, conversationId);
      forget(userId);
      return null;
    },

    async clear(userId: string): Promise<null> {
      await repository.clear(userId);
      forget(userId);
      return null;
    },

    async revision(userId: string, id: number): Promise<LogRevision> {
      const {
        version,
        config: text,
        dialogues,
        role,
      } = found(await repository.revision(userId, id));
      return { id: String(id), version, config: text, dialogues, role };
    },

    hits: async (userId: string) => ({
      open: (await repository.settings(userId)).open,
      list: await reading.hits(userId),
    }),

    daily: async (userId: string, days: number) => ({
      open: (await repository.settings(userId)).open,
      list: await reading.daily(userId, days),
      hours: await reading.hourly(userId),
    }),

    /** Deletes what is too old once an hour until stopped; failures are retried the next time. */
    watch: (everyMs = SWEPT_EVERY_MS): (() => Promise<void>) =>
      every(everyMs, () =>
        sweepAll().catch((error: unknown) =>
          logFailure('Old messages of the log could not be deleted', error),
        ),
      ),
  };
}

export type LogService = ReturnType<typeof logService>;
