import { CODE } from '../../core/codes';
import { callbackDangers } from '../../resources/robot/callback-safety.rules';
import { configConflict } from '../../resources/robot/config-conflict';
import {
  fieldsBeyondSchedules,
  onlySchedules,
  withSchedules,
} from '../../resources/robot/schedule-part';
import { LOGIN_STATUS } from '../../resources/robot/robot.constants';
import { FIXTURE_NOW } from '../fixtures';
import type { MockState } from '../mock-state';
import { brokenRule, MockRefusal, type MockCallsOf } from './mock-call';
import { isOwnEvent } from './site.calls';

/** Three hours before the fixtures' now. */
const ONLINE_SINCE = new Date(Date.parse(FIXTURE_NOW) - 3 * 3_600_000).toISOString();

const isOfPartner = ({ user }: MockState) => user.scopes !== undefined;

/** Saves a change based on the version that was read; 10003 when it is outdated. */
function saveConfig(state: MockState, config: string, baseVersion: number) {
  const { configVersion: version, config: current } = state;
  if (baseVersion !== version) {
    throw new MockRefusal(CODE.configChanged, configConflict(version, current));
  }
  state.config = config;
  state.configVersion += 1;
  state.revisions.unshift({ version: state.configVersion, savedAt: FIXTURE_NOW, config });
  return { id: 1, version: state.configVersion };
}

export const robotCalls: MockCallsOf<'robot'> = {
  'robot.config': (_, state) => ({
    id: state.configVersion === 0 ? null : 1,
    verifyCode: isOfPartner(state) ? '' : state.verifyCode,
    config: isOfPartner(state) ? onlySchedules(state.config) : state.config,
    ...(isOfPartner(state) && { isPartial: true }),
    panelVersion: state.liveVersion === null ? '' : '1.6.126',
    version: state.configVersion,
    liveVersion: state.liveVersion,
  }),
  'robot.updateConfig': ({ config: given, baseVersion }, state) => {
    const config = isOfPartner(state) ? withSchedules(state.config ?? '{}', given) : given;
    const fields = isOfPartner(state) ? fieldsBeyondSchedules(given) : [];
    if (fields.length > 0) throw new MockRefusal(CODE.scopeNeeded, { scopes: [], fields });
    const [danger] = callbackDangers(config, state.config, isOwnEvent);
    if (danger) throw brokenRule(['config', ...danger.path].join('.'), danger.rule);
    return saveConfig(state, config, baseVersion);
  },
  'robot.configHistory': ({ version: asked }, { revisions }) => {
    if (asked === undefined) {
      return { list: revisions.map(({ version, savedAt }) => ({ version, savedAt })) };
    }
    const list = revisions.filter(({ version }) => version === asked);
    if (list.length === 0) throw new MockRefusal(CODE.notFound);
    return { list };
  },
  'robot.restoreConfig': ({ version, baseVersion }, state) => {
    const revision = state.revisions.find((saved) => saved.version === version);
    if (!revision) throw new MockRefusal(CODE.notFound);
    return saveConfig(state, revision.config, baseVersion);
  },
  'robot.setVerifyCode': ({ verifyCode }, state) => {
    state.verifyCode = verifyCode;
    return null;
  },
  'robot.clearRecords': (_, state) => {
    if (!state.online) throw new MockRefusal(CODE.robotOffline);
    return null;
  },
  'robot.status': (_, state) => ({
    status: state.online ? LOGIN_STATUS.loggedIn : LOGIN_STATUS.blank,
    qrUrl: '',
    online: state.online,
    robotId: state.user.robotInfo.robotId,
    robotName: state.user.robotInfo.name,
    lastHeartbeat: state.online ? FIXTURE_NOW : null,
    onlineSince: state.online ? ONLINE_SINCE : null,
    timeZone: state.robotClock,
    friendCount: state.friends.length,
    roomCount: state.rooms.length,
  }),
};
