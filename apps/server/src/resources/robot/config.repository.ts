import { and, desc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { readEachTime } from '../../database/remembered-reads';
import { configRevisions, robotConfigs, robots, users } from '../../database/schema';

/** How many saved versions can be restored. */
const REVISIONS = 20;

/** A robot config as it is stored. */
export type ConfigRow = Pick<
  typeof robotConfigs.$inferSelect,
  'id' | 'config' | 'version' | 'liveVersion'
>;

const columns = {
  id: robotConfigs.id,
  config: robotConfigs.config,
  version: robotConfigs.version,
  liveVersion: robotConfigs.liveVersion,
};

/** The configs of robots. On a database that no other process uses, the latest version is cached in memory. */
export function configRepository(db: Database, isOurs: boolean, remember = readEachTime) {
  const cache = new Map<string, ConfigRow>();

  function keep(userId: string, row: ConfigRow): ConfigRow {
    const cached = cache.get(userId);
    // Writes may complete out of order; the newest version stays cached.
    if (isOurs && row.version >= (cached?.version ?? 0)) cache.set(userId, row);
    return row;
  }

  return {
    async find(userId: string): Promise<ConfigRow> {
      const cached = cache.get(userId);
      if (cached) return cached;
      const rows = await db
        .select(columns)
        .from(robotConfigs)
        .where(eq(robotConfigs.userId, userId));
      return keep(userId, onlyRow(rows));
    },

    /**
     * Saves on top of the version that the writer read; undefined when there was another save in between. In one
     * statement, since each one more is a round trip while others wait for the row.
     */
    async save(userId: string, config: string, baseVersion: number) {
      const saved = db.$with('saved').as(
        db
          .update(robotConfigs)
          .set({ config, version: sql`${robotConfigs.version} + 1`, updatedAt: sql`now()` })
          .where(and(eq(robotConfigs.userId, userId), eq(robotConfigs.version, baseVersion)))
          .returning(columns),
      );
      const revision = db.$with('revision').as(
        db
          .insert(configRevisions)
          .select((query) =>
            query
              .select({
                userId: sql`${userId}::text`.as('user_id'),
                version: saved.version,
                config: sql`${config}::text`.as('config'),
                savedAt: sql`now()`.as('saved_at'),
              })
              .from(saved),
          )
          .returning({ version: configRevisions.version }),
      );
      const tooOld = lte(
        configRevisions.version,
        sql`(select ${saved.version} from ${saved}) - ${REVISIONS}::int`,
      );
      const removed = db.$with('removed').as(
        db
          .delete(configRevisions)
          .where(and(eq(configRevisions.userId, userId), tooOld))
          .returning({ version: configRevisions.version }),
      );
      const [row] = await db.with(saved, revision, removed).select().from(saved);
      return row && keep(userId, row);
    },

    revisions: (userId: string) =>
      db
        .select({ version: configRevisions.version, savedAt: configRevisions.savedAt })
        .from(configRevisions)
        .where(eq(configRevisions.userId, userId))
        .orderBy(desc(configRevisions.version)),

    async revision(userId: string, version: number) {
      const [row] = await db
        .select({ config: configRevisions.config, savedAt: configRevisions.savedAt })
        .from(configRevisions)
        .where(and(eq(configRevisions.userId, userId), eq(configRevisions.version, version)));
      return row;
    },

    /** Records which version the robot has loaded; of two loads at a time, the newer one counts. */
    async markLive(userId: string, version: number): Promise<void> {
      const { liveVersion } = robotConfigs;
      const [row] = await db
        .update(robotConfigs)
        .set({ liveVersion: version })
        .where(
          and(eq(robotConfigs.userId, userId), or(isNull(liveVersion), lt(liveVersion, version))),
        )
        .returning(columns);
      if (row) keep(userId, row);
    },

    panelOf: remember([robots, users], async (userId) => {
      const rows = await db
        .select({ panelVersion: robots.panelVersion, verifyCode: robots.verifyCode })
        .from(robots)
        .where(eq(robots.userId, userId));
      return onlyRow(rows);
    }),
  };
}

export type ConfigRepository = ReturnType<typeof configRepository>;
