import type { MockCallsOf } from './mock-call';

export const openApiCalls: MockCallsOf<'openApi'> = {
  'openApi.get': (_, { apiKey, apiSecret }) => ({ apiKey, apiSecret }),
  'openApi.reset': (_, state) => {
    state.apiKey = 'ck_0a9b8c7d6e5f4321';
    state.apiSecret = 'cs_9f8e7d6c5b4a39281706f5e4';
    return { apiKey: state.apiKey, apiSecret: state.apiSecret };
  },
};
