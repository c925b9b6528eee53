/**
 * The modes in which every story is compared, by Chromatic and by `npm run visual`: toolbar values and the width of
 * the window in pixels.
 */
export const MODES = {
  'light 1280': { scheme: 'light', viewport: { width: 1280, height: 900 } },
  'dark 1280': { scheme: 'dark', viewport: { width: 1280, height: 900 } },
  'light 360': { scheme: 'light', viewport: { width: 360, height: 780 } },
  'dark 360': { scheme: 'dark', viewport: { width: 360, height: 780 } },
};
