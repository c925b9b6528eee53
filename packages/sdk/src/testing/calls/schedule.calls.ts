import { NEWS_CATEGORIES } from '../../resources/schedule/news.constants';
import type { MockCallsOf } from './mock-call';

export const scheduleCalls: MockCallsOf<'schedule'> = {
  'schedule.newsChannels': () =>
    NEWS_CATEGORIES.map(({ value, text }) => ({ colid: value, name: text['zh-CN'] })),
  'schedule.customChannels': (_, { customConfig }) =>
    (customConfig.channels ?? []).map(({ sortId, name }) => ({ sortId, name })),
};
