import type { AccountRole } from './roles';

/** The server that is visited and a session of each account. */
export interface Stage {
  readonly url: string;
  readonly sessions: Readonly<Record<AccountRole, { token: string; userId: string }>>;
}

const VARIABLE = 'CHATDECK_VISITS_STAGE';

/** Hands the stage to the workers, which inherit the environment. */
export function saveStage(stage: Stage): void {
  process.env[VARIABLE] = JSON.stringify(stage);
}

export const readStage = (): Stage => JSON.parse(process.env[VARIABLE] ?? '') as Stage;
