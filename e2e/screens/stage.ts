/** An account with something on every page, and one that signed up a minute ago; both may see every page. */
export const ACCOUNTS = ['filled', 'empty'] as const;
export type Account = (typeof ACCOUNTS)[number];

/** The server, with a session for each account. */
export interface Stage {
  readonly url: string;
  readonly sessions: Readonly<Record<Account, { token: string; userId: string }>>;
}

const VARIABLE = 'CHATDECK_SCREENS_STAGE';

/** Passes the stage to the workers, which inherit the environment. */
export function saveStage(stage: Stage): void {
  process.env[VARIABLE] = JSON.stringify(stage);
}

export const readStage = (): Stage => JSON.parse(process.env[VARIABLE] ?? '') as Stage;
