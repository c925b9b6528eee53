import { CODE } from '../../core/codes';
import type { MockState } from '../mock-state';
import { MockRefusal, type MockCallsOf } from './mock-call';

const stored = ({ customConfig, customVersion }: MockState) => ({
  id: 1,
  config: customConfig,
  version: customVersion,
});

export const customCalls: MockCallsOf<'custom'> = {
  'custom.config': (_, state) => stored(state),
  'custom.updateConfig': ({ config, baseVersion }, state) => {
    if (baseVersion !== undefined && baseVersion !== state.customVersion) {
      throw new MockRefusal(CODE.configChanged, { current: stored(state) });
    }
    state.customConfig = { ...state.customConfig, ...config };
    state.customVersion += 1;
    return stored(state);
  },
};
