import type { AccountRole } from './roles';

/** The visited server, with a session for each account. */
export interface Stage {
  readonly url: string;
  readonly sessions: Readonly<Record<AccountRole, { token: string; userId: string }>>;
}

const VARIABLE = 'CHATDECK_VISITS_STAGE';

/** Passes the stage to the workers, which inherit the environment. */
export function saveStage(stage: Stage): void {
  process.env[VARIABLE] = JSON.stringify(stage);
}

export const readStage = (): Stage => JSON.parse(process.env[VARIABLE] ?? '') as Stage;
