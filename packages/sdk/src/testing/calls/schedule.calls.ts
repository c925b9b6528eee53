import { CODE } from '../../core/codes';
import { NEWS_CATEGORIES } from '../../resources/schedule/news.constants';
import type { MockState } from '../mock-state';
import { MockRefusal, type MockCallsOf } from './mock-call';

const channelsOf = ({ customConfig, customVersion }: MockState) => ({
  version: customVersion,
  list: customConfig.channels ?? [],
});

export const scheduleCalls: MockCallsOf<'schedule'> = {
  'schedule.newsChannels': () =>
    NEWS_CATEGORIES.map(({ value, text }) => ({ colid: value, name: text['zh-CN'] })),
  'schedule.customChannels': (_, { customConfig }) =>
    (customConfig.channels ?? []).map(({ sortId, name }) => ({ sortId, name })),
  'schedule.ownChannels': (_, state) => channelsOf(state),
  'schedule.saveOwnChannels': ({ channels, baseVersion }, state) => {
    if (baseVersion !== undefined && baseVersion !== state.customVersion) {
      throw new MockRefusal(CODE.configChanged, { current: channelsOf(state) });
    }
    state.customConfig = { ...state.customConfig, channels };
    state.customVersion += 1;
    return channelsOf(state);
  },
};
