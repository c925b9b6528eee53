import { CODE } from '../../core/codes';
import { LOGIN_STATUS } from '../../resources/robot/robot.constants';
import { FIXTURE_NOW } from '../fixtures';
import { MockRefusal, type MockCallsOf } from './mock-call';

export const robotCalls: MockCallsOf<'robot'> = {
  'robot.config': (_, state) => ({
    id: state.configVersion === 0 ? null : 1,
    verifyCode: '',
    config: state.config,
    panelVersion: state.liveVersion === null ? '' : '1.6.126',
    version: state.configVersion,
    liveVersion: state.liveVersion,
  }),
  'robot.updateConfig': ({ config, baseVersion }, state) => {
    const { configVersion: version, config: current } = state;
    if (baseVersion !== version) {
      throw new MockRefusal(CODE.configChanged, { version, config: current });
    }
    state.config = config;
    state.configVersion += 1;
    return { id: 1, version: state.configVersion };
  },
  'robot.status': (_, state) => ({
    status: state.online ? LOGIN_STATUS.loggedIn : LOGIN_STATUS.blank,
    qrUrl: '',
    online: state.online,
    robotId: state.user.robotInfo.robotId,
    robotName: state.user.robotInfo.name,
    lastHeartbeat: state.online ? FIXTURE_NOW : null,
    friendCount: state.friends.length,
    roomCount: state.rooms.length,
  }),
};
