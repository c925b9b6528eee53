import { EVENT_KINDS } from './event.kinds';
import { called, event, type Kind } from './kind';
import { MESSAGE_KINDS } from './message.kinds';
import { STORED_KINDS } from './stored.kinds';

export type { Kind, Stage } from './kind';

/** Every kind of message of the robot contract, section 4.2, in the order of the run: the last one ends it. */
export const KINDS: readonly Kind[] = [
  ...MESSAGE_KINDS,
  ...EVENT_KINDS,
  ...STORED_KINDS,
  { name: 'history clear', send: ({ client }) => client.robot.clearRecords() },
  event('getNewQrCode', () => ({ target: 'getNewQrCode' })),
  event('verifyCode', () => ({ target: 'verifyCode' }), called('/worker/verifycode')),
  event(
    'logout',
    () => ({ target: 'logout' }),
    (notified) => notified.event === 'stopped',
  ),
];
