import { CODE } from '../../core/codes';
import type { TooManyTries } from '../../resources/account/account.schema';
import type { MockState } from '../mock-state';
import { MockRefusal, type MockCallsOf } from './mock-call';
import { requireNoSecondFactor, requirePassword } from './mock-login';

/** The number of failed logins after which a login requires a challenge. */
const FREE_TRIES = 5;
const QUESTION = '7 + 5';
const ANSWER = '12';

const tooManyTries: TooManyTries = { retryAfterMs: 0, challenge: { question: QUESTION } };

function requireMailToken(token: string, state: MockState): void {
  if (token !== state.mailToken) throw new MockRefusal(CODE.wrongCode);
}

export const accountCalls: MockCallsOf<'account'> = {
  'account.signup': ({ email }, state) => {
    if (email === state.user.email) throw new MockRefusal(CODE.alreadyExists);
    return { userId: 'user-2', isMailSent: true };
  },
  'account.login': ({ email, password, code }, state) => {
    const { user } = state;
    if (state.failedLogins >= FREE_TRIES && code !== ANSWER) {
      throw new MockRefusal(CODE.tooManyTries, tooManyTries);
    }
    if (email !== user.email || password !== state.password) {
      state.failedLogins += 1;
      throw new MockRefusal(CODE.wrongCredentials);
    }
    state.failedLogins = 0;
    requireNoSecondFactor(state);
    return { token: 'mock-token', userId: user.userId };
  },
  'account.info': (_, { user }) => user,
  'account.logout': () => null,
  'account.sendReset': () => null,
  'account.checkReset': ({ token }, state) => {
    requireMailToken(token, state);
    return { email: state.user.email };
  },
  'account.resetPassword': ({ token, password }, state) => {
    requireMailToken(token, state);
    state.password = password;
    state.mailToken = 'next-mail-token';
    return null;
  },
  'account.activate': ({ token }, state) => {
    requireMailToken(token, state);
    state.user = { ...state.user, isActivated: true };
    return { email: state.user.email };
  },
  'account.sendActivation': (_, { user }) => ({ isMailSent: !user.isActivated }),
  'account.changePassword': ({ oldPassword, password }, state) => {
    requirePassword(oldPassword, 'oldPassword', state);
    state.password = password;
    return null;
  },
  'account.changeEmail': ({ email, password }, state) => {
    requirePassword(password, 'password', state);
    state.user = { ...state.user, email, isActivated: false };
    return { isMailSent: true };
  },
  'account.changeNotices': ({ offlineMail }, state) => {
    state.user = { ...state.user, offlineMail };
    return null;
  },
  'account.sessions': (_, { sessions }) => ({ list: sessions }),
  'account.endSession': ({ id }, state) => {
    const others = state.sessions.filter((session) => session.id !== id);
    if (others.length === state.sessions.length) throw new MockRefusal(CODE.notFound);
    state.sessions = others;
    return null;
  },
  'account.endOtherSessions': (_, state) => {
    const count = state.sessions.filter(({ isCurrent }) => !isCurrent).length;
    state.sessions = state.sessions.filter(({ isCurrent }) => isCurrent);
    return { count };
  },
};
