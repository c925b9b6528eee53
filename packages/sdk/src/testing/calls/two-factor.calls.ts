import { CODE } from '../../core/codes';
import { refusalText, type RefusalId } from '../../core/refusal-texts';
import { FIXTURE_NOW } from '../fixtures';
import type { MockState } from '../mock-state';
import { MockRefusal, type MockCallsOf } from './mock-call';
import { requirePassword, TICKET } from './mock-login';

/** What the mock's authenticator app shows. */
const APP_CODE = '123456';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The n-th set of recovery codes: each set has codes of its own. */
const recoveryCodes = (set: number): string[] =>
  [...'23456789ab'].map((sign) => {
    const part = sign.repeat(5);
    return `${part}-${part}-${'mnpqrstuvw'.charAt(set % 10).repeat(5)}`;
  });

function refuse(code: number, rule: RefusalId, path: string): never {
  const issue = { path, rule, message: refusalText(rule, 'zh-CN') };
  throw new MockRefusal(code, { issues: [issue] });
}

/** Accepts the code of the app, or one of the recovery codes once. */
export function useCode(code: string, { twoFactor }: MockState): void {
  if (code === APP_CODE) return;
  const left = twoFactor.codes.filter((one) => one.replaceAll('-', '') !== code);
  if (left.length === twoFactor.codes.length) refuse(CODE.wrongCode, 'twoFactor.wrong', 'code');
  twoFactor.codes = left;
}

function requireOn({ twoFactor }: MockState): void {
  if (!twoFactor.isOn) throw new MockRefusal(CODE.notFound);
}

function newCodes({ twoFactor }: MockState) {
  twoFactor.codes = recoveryCodes(twoFactor.sets);
  twoFactor.sets += 1;
  return { recoveryCodes: twoFactor.codes };
}

export const twoFactorCalls: MockCallsOf<'twoFactor'> = {
  'twoFactor.login': ({ ticket, code }, state) => {
    if (ticket !== TICKET || !state.twoFactor.isOn)
      refuse(CODE.notFound, 'twoFactor.expired', 'ticket');
    useCode(code, state);
    return { token: 'mock-token', userId: state.user.userId };
  },
  'twoFactor.status': (_, { twoFactor: { isOn, codes } }) => ({
    isOn,
    since: isOn ? FIXTURE_NOW : null,
    recoveryCodesLeft: isOn ? codes.length : 0,
  }),
  'twoFactor.begin': ({ password }, state) => {
    const { user, twoFactor } = state;
    if (!user.isActivated) throw new MockRefusal(CODE.activationNeeded);
    requirePassword(password, 'password', state);
    if (twoFactor.isOn) throw new MockRefusal(CODE.alreadyExists);
    twoFactor.hasBegun = true;
    const account = encodeURIComponent(user.email);
    return {
      secret: SECRET,
      uri: `otpauth://totp/Chatdeck:${account}?issuer=Chatdeck&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
    };
  },
  'twoFactor.turnOn': ({ code }, state) => {
    const { twoFactor } = state;
    if (!twoFactor.hasBegun) throw new MockRefusal(CODE.notFound);
    if (code !== APP_CODE) refuse(CODE.wrongCode, 'twoFactor.wrong', 'code');
    Object.assign(twoFactor, { isOn: true, hasBegun: false });
    state.sessions = state.sessions.filter(({ isCurrent }) => isCurrent);
    return newCodes(state);
  },
  'twoFactor.turnOff': ({ password, code }, state) => {
    requireOn(state);
    requirePassword(password, 'password', state);
    useCode(code, state);
    Object.assign(state.twoFactor, { isOn: false, codes: [] });
    return null;
  },
  'twoFactor.renewCodes': ({ password, code }, state) => {
    requireOn(state);
    requirePassword(password, 'password', state);
    useCode(code, state);
    return newCodes(state);
  },
};
