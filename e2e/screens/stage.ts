/**
 * An account with something on every page, and one that signed up a minute ago, which may both see every page; one with the
 * config of the first and no membership; and nobody.
 */
export type Account = 'filled' | 'empty' | 'free' | 'nobody';

/** The server, with a session for each account, and an order that the account without a membership may pay. */
export interface Stage {
  readonly url: string;
  readonly sessions: Readonly<
    Record<Exclude<Account, 'nobody'>, { token: string; userId: string }>
  >;
  readonly orderId: string;
}

const VARIABLE = 'CHATDECK_SCREENS_STAGE';

/** Passes the stage to the workers, which inherit the environment. */
export function saveStage(stage: Stage): void {
  process.env[VARIABLE] = JSON.stringify(stage);
}

export const readStage = (): Stage => JSON.parse(process.env[VARIABLE] ?? '') as Stage;
