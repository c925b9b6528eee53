import { CODE } from '../../core/codes';
import { MockRefusal, type MockCallsOf } from './mock-call';

export const accountCalls: MockCallsOf<'account'> = {
  'account.signup': ({ email }, state) => {
    if (email === state.user.email) throw new MockRefusal(CODE.alreadyExists);
    return { userId: 'user-2' };
  },
  'account.login': ({ email, password }, { user, ...state }) => {
    if (email !== user.email || password !== state.password) {
      throw new MockRefusal(CODE.wrongCredentials);
    }
    return { token: 'mock-token', userId: user.userId };
  },
  'account.info': (_, { user }) => user,
  'account.logout': () => null,
};
