import type { Preview } from '@storybook/react-vite';
import { HOST_ITEMS } from './hosts';

const menu = (
  title: string,
  icon: 'mirror' | 'globe' | 'grow' | 'component' | 'browser',
  items: readonly (string | { readonly value: string; readonly title: string })[],
) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** The toolbar options of all stories. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  scheme: menu('Scheme', 'mirror', ['light', 'dark']),
  locale: menu('Locale', 'globe', ['zh-CN', 'en']),
  width: menu('Width', 'grow', ['full', '640', '360', '320']),
  host: menu('Host', 'browser', HOST_ITEMS),
  density: menu('Density', 'component', ['regular', 'compact']),
};
