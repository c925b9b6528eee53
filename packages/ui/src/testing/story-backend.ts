import { createMockBackend, type MockBackendOptions } from '@chatdeck/sdk/testing';

/** Story parameters that give the story its own mock backend. */
export const storyBackend = (options: MockBackendOptions = {}) => ({
  msw: createMockBackend(options).handlers,
});
