import { createMockBackend, type MockBackendOptions } from '@chatdeck/sdk/testing';

/** Story parameters with which a story is served; made when the story is shown. */
export interface StoryBackend {
  readonly backend: () => ReturnType<typeof createMockBackend>['handlers'];
}

/** Story parameters that give each story a mock backend of its own. */
export const storyBackend = (options: MockBackendOptions = {}): StoryBackend => ({
  backend: () => createMockBackend(options).handlers,
});
