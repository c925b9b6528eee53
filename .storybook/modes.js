/**
 * The modes in which Chromatic and `npm run visual` compare every story: toolbar values and the viewport width in px.
 */
export const MODES = {
  'light 1280': { scheme: 'light', viewport: { width: 1280, height: 900 } },
  'dark 1280': { scheme: 'dark', viewport: { width: 1280, height: 900 } },
  'light 360': { scheme: 'light', viewport: { width: 360, height: 780 } },
  'dark 360': { scheme: 'dark', viewport: { width: 360, height: 780 } },
};
