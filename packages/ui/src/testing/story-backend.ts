import { createMockBackend, type MockBackendOptions } from '@chatdeck/sdk/testing';

/** Story parameters that answer the story's calls from a mock backend of its own. */
export const storyBackend = (options: MockBackendOptions = {}) => ({
  msw: createMockBackend(options).handlers,
});
