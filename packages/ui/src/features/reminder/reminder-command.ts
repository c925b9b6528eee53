import type { Reminder } from '@chatdeck/sdk';
import type { RobotCommand } from '@chatdeck/sdk/rules';
import { CONTENT_TYPE } from '@chatdeck/sdk/constants';

/**
 * The command that sends a reminder now. The robot has none for reminders (robot contract, section 4.2), so it is sent as
 * a scheduled material is: its text, to the friend by the name that the reminder has.
 */
export const reminderCommand = ({ subscribe, content, time }: Reminder): RobotCommand => ({
  target: 'Contact',
  event: 'custom',
  message: {
    type: 'contact',
    name: subscribe,
    contents: [{ type: CONTENT_TYPE.text, content }],
    date: time,
  },
});
