import type { RobotStatus, StoredConfig } from '@chatdeck/sdk';

/** The first steps of a new account, in order. */
export const STEPS = ['initialise', 'connect', 'lists', 'material'] as const;
export type Step = (typeof STEPS)[number];

interface Facts {
  readonly status: RobotStatus;
  readonly config: StoredConfig;
  readonly materialCount: number;
}

/** The steps that are done, judged by what the server knows rather than by what was clicked. */
export function doneSteps({ status, config, materialCount }: Facts): readonly Step[] {
  const done: Readonly<Record<Step, boolean>> = {
    initialise: config.config !== null,
    connect: status.lastHeartbeat !== null,
    lists: status.friendCount + status.roomCount > 0,
    material: materialCount > 0,
  };
  return STEPS.filter((step) => done[step]);
}

/** Whether what was saved last is what the robot runs. */
export function configProgress({ version, liveVersion }: StoredConfig) {
  if (version === 0) return 'missing';
  return liveVersion === version ? 'live' : 'saved';
}
