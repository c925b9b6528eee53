import type { Loader } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import type { StoryBackend } from '../packages/ui/src/testing/story-backend';

declare module 'storybook/internal/csf' {
  interface Parameters {
    backend?: StoryBackend['backend'];
  }
}

const serve = mswLoader(async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
});

let served: { readonly id: string; readonly handlers: RequestHandler[] } | undefined;

/**
 * Serves the calls of a story with the backend in its `parameters.backend`. Stories that are given the same one get one
 * each, so that none sees what another has changed; a story that is only drawn anew, for the toolbar, keeps its own.
 */
export const serveStory: Loader = (context) => {
  const { backend } = context.parameters;
  if (served?.id !== context.id) served = { id: context.id, handlers: [...(backend?.() ?? [])] };
  return serve({ ...context, parameters: { ...context.parameters, msw: served.handlers } });
};
