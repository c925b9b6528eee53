import type { BatchTask } from '@chatdeck/sdk';
import { batchTaskInputSchema, type BatchTaskInput } from '@chatdeck/sdk/rules';
import { toChosen } from '../target/target.model';

/** A task as it is stored, paused or running; undefined if its rules refuse what is stored. */
export const switchedTask = (row: BatchTask, isPaused: boolean): BatchTaskInput | undefined =>
  batchTaskInputSchema.safeParse({
    ...row,
    targets: toChosen(row.targets),
    excludeTargets: toChosen(row.excludeTargets),
    isPaused,
  }).data;
