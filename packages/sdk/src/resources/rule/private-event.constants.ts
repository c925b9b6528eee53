import type { RobotEvent } from './event.constants';

/** The events that only a private chat can start. */
export const PRIVATE_EVENTS: readonly RobotEvent[] = ['reloadFriend', 'updateConfig'];
