import type { Reminder } from '@chatdeck/sdk';
import type { ReminderInput } from '@chatdeck/sdk/rules';
import type { RecordSwitch } from '#lists/records/record-list-definition.ts';

/** Pauses and resumes a reminder; its rules are loaded at the first press. */
export const reminderSwitch: RecordSwitch<Reminder, ReminderInput> = {
  isOn: ({ isPaused }) => !isPaused,
  toInput: async (row, isOn) => (await import('./switched-reminder')).switchedReminder(row, !isOn),
};
