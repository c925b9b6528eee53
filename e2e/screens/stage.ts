import type { VisitLocale } from '../visits/roles';

/**
 * An account with something on every page, and one that signed up a minute ago, which may both see every page; one with the
 * config of the first and no membership; the operator of the server; and nobody.
 */
export type Account = 'filled' | 'empty' | 'free' | 'operator' | 'nobody';

/** A server, with a session for each account, and an order that the account without a membership may pay. */
export interface Stage {
  readonly url: string;
  readonly sessions: Readonly<
    Record<Exclude<Account, 'nobody'>, { token: string; userId: string }>
  >;
  readonly orderId: string;
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
