import { LIVE_EVENT } from '../../resources/event/event.constants';
import { LOGIN_STATUS } from '../../resources/robot/robot.constants';
import type { MockCallsOf } from './mock-call';

export const eventCalls: MockCallsOf<'event'> = {
  /** The first event; `state.emit` sends the others. */
  'event.stream': (_, { online }) => ({
    type: LIVE_EVENT.robot,
    status: online ? LOGIN_STATUS.loggedIn : LOGIN_STATUS.blank,
    online,
  }),
};
