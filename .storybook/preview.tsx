import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { freezeClock } from './clock';
import { ComponentPage } from './docs/component-page';
import { MODES } from './modes';
import { withAppearance } from './provider-decorator';
import { watchTexts } from './texts/watch-texts';
import { toolbar } from './toolbar';
import { serveStory } from './worker';

// The first story of a page also waits for the mock service worker.
configure({ asyncUtilTimeout: 5_000 });
freezeClock('2026-05-20T14:32:00+08:00');
if (navigator.webdriver) watchTexts();

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbar,
  initialGlobals: {
    scheme: 'light',
    locale: 'zh-CN',
    width: 'full',
    density: 'regular',
    host: 'plain',
  },
  decorators: [withAppearance],
  loaders: [serveStory],
  parameters: {
    layout: 'fullscreen',
    // Framed, so that a dialog covers its example rather than the documentation page.
    docs: { page: ComponentPage, story: { inline: false, height: '560px' } },
    a11y: { test: 'error' },
    chromatic: { modes: MODES },
    controls: { expanded: true },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Theme', 'Features', 'Primitives'] } },
  },
};

export default preview;
