import type { MockState } from '../mock-state';
import type { MockCallsOf } from './mock-call';

const stored = ({ customConfig }: MockState) => ({ id: 1, config: customConfig });

export const customCalls: MockCallsOf<'custom'> = {
  'custom.config': (_, state) => stored(state),
  'custom.updateConfig': ({ config }, state) => {
    state.customConfig = { ...state.customConfig, ...config };
    return stored(state);
  },
};
