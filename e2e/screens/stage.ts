import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import type { MembershipKind } from '@chatdeck/sdk/constants';
import type { VisitLocale } from '../visits/roles';

/**
 * An account with something on every page, and one that signed up a minute ago, which may both see every page; one with the
 * config of the first and no membership; the operator of the server; and nobody.
 */
export type Account = 'filled' | 'empty' | 'free' | 'operator' | 'nobody';

/** A server, with a session for each account. */
export interface Stage {
  readonly url: string;
  readonly sessions: Readonly<
    Record<Exclude<Account, 'nobody'>, { token: string; userId: string }>
  >;
}

/** A server for each language, whose accounts have their data in it. */
export type Stages = Readonly<Record<VisitLocale, Stage>>;

const VARIABLE = 'CHATDECK_SCREENS_STAGE';

/** Passes the stages to the workers, which inherit the environment. */
export function saveStages(stages: Stages): void {
  process.env[VARIABLE] = JSON.stringify(stages);
}

export const readStage = (locale: VisitLocale): Stage =>
  (JSON.parse(process.env[VARIABLE] ?? '') as Stages)[locale];

/** The account without a membership. */
export const freeClient = (locale: VisitLocale) => {
  const { url, sessions } = readStage(locale);
  return createChatdeckClient({ baseUrl: url, auth: { getToken: () => sessions.free.token } });
};

/** Its order that can be paid now: one that waits for its payment is returned again, until it expires. */
export const orderOf = async (locale: VisitLocale, kind: MembershipKind) =>
  unwrap(await freeClient(locale).order.create(kind));
