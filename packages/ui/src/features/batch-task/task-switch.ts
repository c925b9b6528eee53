import type { BatchTask } from '@chatdeck/sdk';
import type { BatchTaskInput } from '@chatdeck/sdk/rules';
import type { RecordSwitch } from '#lists/records/record-list-definition.ts';

/** Pauses and resumes a task; its rules are loaded at the first press. */
export const taskSwitch: RecordSwitch<BatchTask, BatchTaskInput> = {
  isOn: ({ isPaused }) => !isPaused,
  toInput: async (row, isOn) => (await import('./switched-task')).switchedTask(row, !isOn),
};
