import type { Preview } from '@storybook/react-vite';
import { freezeClock } from './clock';
import { MODES } from './modes';
import { withAppearance } from './provider-decorator';
import { toolbar } from './toolbar';
import { serveStory } from './worker';

freezeClock('2026-05-20T14:32:00+08:00');

const preview: Preview = {
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
    a11y: { test: 'error' },
    chromatic: { modes: MODES },
    controls: { expanded: true },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Features', 'Primitives'] } },
  },
};

export default preview;
