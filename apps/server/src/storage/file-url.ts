/** The store that is hard-coded in the robot plugin; our robots upload to this server instead. */
const ORIGINAL_STORE = 'https://img.aibotk.com/';

/** Our address of a file that the robot reports to be in the original store. */
export const rewriteFileUrl = (url: string): string =>
  url.startsWith(ORIGINAL_STORE) ? `/files/${url.slice(ORIGINAL_STORE.length)}` : url;
