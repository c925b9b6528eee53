import { LOGIN_STATUS, type Locale } from '@chatdeck/sdk/constants';
import type { RobotClock } from '@chatdeck/sdk/rules';
import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { agoMs } from '../../database/columns';
import type { Database } from '../../database/database';
import { robots, users } from '../../database/schema';
import type { SiteAddress } from '../../http/site-address';
import { logFailure } from '../../log';
import type { Postman } from '../../mail/postman';
import { createRounds } from '../../ticker';
import { heartbeatUptime } from './heartbeat-uptime';

/** How often the heartbeats are checked. */
const POLL_MS = 60_000;
/** A server that was stopped for longer does not report what happened meanwhile. */
const LATEST_MS = 24 * 3_600_000;

/** A moment in the zone of the robot, as in `05-20 14:32`. */
export function timeAtRobot(at: Date, locale: Locale, clock: RobotClock | null): string {
  const offset = clock?.offsetMinutes ?? 0;
  const text = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at.getTime() + offset * 60_000);
  return clock === null ? `${text} (UTC)` : text;
}

/** Since when a robot that has worked does not: it is logged out, or logged in and does not respond. */
const lostAt = sql<Date | null>`coalesce(${robots.loggedOutAt}, case when ${robots.loginStatus} = ${LOGIN_STATUS.loggedIn} then ${robots.heartbeatAt} end)`;

/**
 * Mails the owners of robots that have been lost for `afterMs`, once until the robot is back. Silence counts only while
 * heartbeats could arrive: after a downtime, the server would otherwise report every robot that it had.
 */
export function offlineMail(
  db: Database,
  postman: Pick<Postman, 'deliver'>,
  site: Pick<SiteAddress, 'page'>,
  afterMs: number,
) {
  /** Takes the robots that are to be reported; of several servers one gets each. */
  const claim = (uptimeMs: number) =>
    db
      .update(robots)
      .set({ offlineMailAt: sql`now()` })
      .from(users)
      .where(
        and(
          eq(users.id, robots.userId),
          users.offlineMail,
          isNotNull(users.activatedAt),
          isNull(users.deletionAt),
          isNull(users.blockedAt),
          lte(lostAt, agoMs(afterMs)),
          uptimeMs < afterMs ? isNotNull(robots.loggedOutAt) : undefined,
          gt(lostAt, agoMs(LATEST_MS)),
          or(isNull(robots.offlineMailAt), lt(robots.offlineMailAt, lostAt)),
        ),
      )
      .returning({
        email: users.email,
        locale: users.locale,
        robot: robots.name,
        heartbeatAt: robots.heartbeatAt,
        loggedOutAt: robots.loggedOutAt,
        clock: robots.clock,
      });

  /** Reports those that are due. Heartbeats have been able to arrive for the last `uptimeMs`. */
  async function check(uptimeMs: number): Promise<void> {
    const lost = await claim(uptimeMs);
    for (const { email, locale, robot, heartbeatAt, loggedOutAt, clock } of lost) {
      const at = loggedOutAt ?? heartbeatAt;
      const since = at === null ? '' : timeAtRobot(at, locale, clock);
      await postman.deliver({
        to: email,
        topic: loggedOutAt === null ? 'offline' : 'loggedOut',
        locale,
        link: site.page('/dashboard/main', {}),
        offline: { robot: robot ?? '', since },
      });
    }
  }

  const uptime = heartbeatUptime(2 * POLL_MS);
  const rounds = createRounds(async () => {
    try {
      await check(uptime.ms());
      uptime.extend();
    } catch (error) {
      logFailure('Robots that are offline could not be looked for', error);
    }
    return POLL_MS;
  });

  return {
    check,

    /** Checks until the returned function is called. */
    watch(): () => Promise<void> {
      rounds.start();
      return rounds.stop;
    },
  };
}
