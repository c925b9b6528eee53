import type { Text } from '../../core/locale';

/** The title of the site; the title of a page precedes it (product specification, section 2). */
export const SITE_TITLE: Text = { 'zh-CN': 'Chatdeck 智能助手', en: 'Chatdeck Assistant' };

/** How long the notification of a failed call is shown (product specification, section 9). */
export const ERROR_TOAST_MS = 5_000;
/** Below this width, in pixels, the sidebar is an overlay. */
export const MOBILE_BREAKPOINT_PX = 992;
/** The width of the console's sidebar, in pixels (product specification, section 2). */
export const SIDEBAR_WIDTH_PX = 240;
/** The landing page's bar sticks after this much scrolling, in pixels. */
export const NAVBAR_STICKY_PX = 50;
/** The stored state of the sidebar, open or closed. */
export const SIDEBAR_STATE = { open: '1', closed: '0' } as const;
/** A long select renders this many rows (product specification, section 9). */
export const VIRTUAL_SELECT_ROWS = 20;
