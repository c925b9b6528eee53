import { SCAN_STATE } from '../../resources/mini/mini.constants';
import { FIXTURE_NOW } from '../fixtures';
import type { MockCallsOf } from './mock-call';
import { requireNoSecondFactor } from './mock-login';

const LIFETIME_MS = 180_000;

const code = (purpose: string) => ({
  ticket: `ticket-${purpose}`,
  url: `https://chatdeck.example/sandbox/scan?code=${purpose}`,
  expiresAt: new Date(Date.parse(FIXTURE_NOW) + LIFETIME_MS).toISOString(),
});

/** The phone answers as set in `state.scanState`. */
export const miniCalls: MockCallsOf<'mini'> = {
  'mini.loginCode': () => code('login'),
  'mini.checkLogin': (_, state) => {
    const { scanState, user } = state;
    if (scanState !== SCAN_STATE.confirmed) return { state: scanState };
    state.scanState = SCAN_STATE.expired;
    requireNoSecondFactor(state);
    return { state: SCAN_STATE.confirmed, token: 'mock-token', userId: user.userId };
  },
  'mini.bindCode': () => code('bind'),
  'mini.unbind': (_, state) => {
    state.user = { ...state.user, isPhoneBound: false };
    return null;
  },
  'mini.checkBinding': (_, state) => {
    const isPhoneBound = state.scanState === SCAN_STATE.confirmed;
    if (isPhoneBound) state.user = { ...state.user, isPhoneBound };
    const { scanState } = state;
    return { state: scanState === SCAN_STATE.unbound ? SCAN_STATE.expired : scanState };
  },
};
