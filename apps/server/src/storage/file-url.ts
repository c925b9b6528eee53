/** The store that the robot plugin writes into its code; a robot of ours uploads to us instead. */
const ORIGINAL_STORE = 'https://img.aibotk.com/';

/** The address under which we serve what the robot says to be in the original store. */
export const rewriteFileUrl = (url: string): string =>
  url.startsWith(ORIGINAL_STORE) ? `/files/${url.slice(ORIGINAL_STORE.length)}` : url;
