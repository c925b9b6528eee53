import { CODE } from '../../core/codes';
import { ruleText } from '../../core/rule-texts';
import { DELETION_GRACE_DAYS } from '../../resources/account-data/account-data.constants';
import { FIXTURE_NOW } from '../fixtures';
import { MockRefusal, type MockCallsOf } from './mock-call';
import { requirePassword } from './mock-login';
import { useCode } from './two-factor.calls';

const DAY_MS = 86_400_000;
const LINK_MS = 300_000;

const after = (ms: number) => new Date(Date.parse(FIXTURE_NOW) + ms).toISOString();

export const accountDataCalls: MockCallsOf<'accountData'> = {
  'accountData.exportAll': () => ({
    url: 'https://chatdeck.example/v1/api/user/data/archive?ticket=mock-ticket',
    expiresAt: after(LINK_MS),
  }),
  'accountData.askDeletion': ({ password, code }, state) => {
    requirePassword(password, 'password', state);
    if (state.twoFactor.isOn) {
      if (code === undefined) {
        const rule = 'twoFactor.code.required';
        const issue = { path: 'code', rule, message: ruleText(rule, 'zh-CN') };
        throw new MockRefusal(CODE.missingValue, { issues: [issue] });
      }
      useCode(code, state);
    }
    const deletionAt = after(DELETION_GRACE_DAYS * DAY_MS);
    state.user = { ...state.user, deletionAt };
    state.sessions = state.sessions.filter(({ isCurrent }) => isCurrent);
    return { deletionAt };
  },
  'accountData.keep': (_, state) => {
    const { deletionAt, ...kept } = state.user;
    if (deletionAt === undefined) throw new MockRefusal(CODE.notFound);
    state.user = kept;
    return null;
  },
};
