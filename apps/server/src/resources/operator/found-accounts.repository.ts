import type { OperatorAccount, OperatorAccountDetail, OperatorAccountQuery } from '@chatdeck/sdk';
import { ROLE } from '@chatdeck/sdk/constants';
import { type AccountFilter } from '@chatdeck/sdk/operator';
import { and, count, eq, isNotNull, isNull, max, or, sql, type SQL } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { contains, type PageQuery } from '../../database/list-query';
import { down, longPage } from '../../database/long-list';
import { materials, robots, sessions, storedFiles, users } from '../../database/schema';
import type { User } from '../account/account.repository';
import { asOfNow } from '../member/membership';

const isOf = (filter: AccountFilter): SQL | undefined => {
  switch (filter) {
    case 'member':
      return isMember();
    case 'blocked':
      return isNotNull(users.blockedAt);
    case 'closing':
      return isNotNull(users.deletionAt);
    case 'operator':
      return isNotNull(users.operatorSince);
  }
};

const isMember = () =>
  and(
    eq(users.role, ROLE.member),
    or(isNull(users.memberUntil), sql`${users.memberUntil} > now()`),
  );

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

/** An account as its operator sees it: nothing with which somebody could log in. */
function shown(row: User): OperatorAccount {
  const user = asOfNow(row);
  const { id, email, name, role, customRoutes } = user;
  return {
    id,
    email,
    name,
    role,
    memberUntil: text(user.memberUntil),
    customRoutes,
    createdAt: user.createdAt.toISOString(),
    activatedAt: text(user.activatedAt),
    blockedAt: text(user.blockedAt),
    deletionAt: text(user.deletionAt),
    isOperator: user.operatorSince !== null,
    hasTwoFactor: user.twoFactorSince !== null,
  };
}

/** Which page of the accounts, found by which text, of which kind. */
export type AccountPage = PageQuery & Pick<OperatorAccountQuery, 'filter' | 'search'>;

/** The accounts of a server as its operator finds them. */
export function foundAccountsRepository(db: Database) {
  return {
    /** A page of accounts, newest first. */
    async page({ search, filter, ...query }: AccountPage) {
      const wanted = and(
        contains(search, users.email, users.name),
        filter === undefined ? undefined : isOf(filter),
      );
      const { count, rows } = await longPage(db, query, {
        table: users,
        matches: wanted,
        id: users.id,
        order: [down(users.createdAt), down(users.id)],
        rows: (hasId, order) =>
          db
            .select()
            .from(users)
            .where(hasId)
            .orderBy(...order),
      });
      return { count, list: rows.map(shown) };
    },

    /** What an account has and when it was used last. */
    async detail(user: User): Promise<OperatorAccountDetail> {
      const bytes = sql`coalesce(sum(${storedFiles.bytes}), 0)`.mapWith(Number);
      const [[robot], used, files, owned] = await Promise.all([
        db
          .select({ name: robots.name, seenAt: robots.heartbeatAt })
          .from(robots)
          .where(eq(robots.userId, user.id)),
        db
          .select({ at: max(sessions.usedAt) })
          .from(sessions)
          .where(eq(sessions.userId, user.id)),
        db
          .select({ count: count(), bytes })
          .from(storedFiles)
          .where(eq(storedFiles.userId, user.id)),
        db.$count(materials, eq(materials.userId, user.id)),
      ]);
      const { count: fileCount, bytes: size } = onlyRow(files);
      return {
        ...shown(user),
        robotName: robot?.name ?? null,
        robotSeenAt: text(robot?.seenAt ?? null),
        usedAt: text(onlyRow(used).at),
        materials: owned,
        files: fileCount,
        bytes: size,
      };
    },

    /** How many accounts of each kind there are. */
    async counts() {
      const of = (which: SQL | undefined) => sql`count(*) filter (where ${which})`.mapWith(Number);
      const found = await db
        .select({
          all: count(),
          members: of(isMember()),
          blocked: of(isNotNull(users.blockedAt)),
          closing: of(isNotNull(users.deletionAt)),
        })
        .from(users);
      return onlyRow(found);
    },
  };
}

export type FoundAccountsRepository = ReturnType<typeof foundAccountsRepository>;
