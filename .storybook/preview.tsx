import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ComponentPage } from './docs/component-page';
import { HOST_ITEMS } from './hosts/hosts';
import { MODES } from './modes';
import { withAppearance } from './provider-decorator';
import { serveStory } from './serve-story';
import { watchTexts } from './texts/watch-texts';

/** Freezes `Date`, so that a story looks the same every day. Timers keep running. */
function freezeClock(moment: string): void {
  const now = Date.parse(moment);
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values) =>
      Reflect.construct(target, values.length === 0 ? [now] : values) as object,
    apply: () => new RealDate(now).toString(),
    get: (target, key): unknown => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
}

const menu = (
  title: string,
  icon: 'mirror' | 'globe' | 'grow' | 'component' | 'browser',
  items: readonly (string | { readonly value: string; readonly title: string })[],
) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** The toolbar options of all stories. */
const toolbar: NonNullable<Preview['globalTypes']> = {
  scheme: menu('Scheme', 'mirror', ['light', 'dark']),
  locale: menu('Locale', 'globe', ['zh-CN', 'zh-TW', 'en']),
  width: menu('Width', 'grow', ['full', '640', '360', '320']),
  host: menu('Host', 'browser', HOST_ITEMS),
  density: menu('Density', 'component', ['regular', 'compact']),
};

// The first story of a page also waits for the mock service worker, and all take longer on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
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
