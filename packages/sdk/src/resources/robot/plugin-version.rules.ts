/** The newest robot plugin that this product was tested with (robot contract, section 10). */
export const PLUGIN_VERSION = '1.6.126';

/** Whether a plugin reports a version older than the newest known one; a missing version is not outdated. */
export function isOldPlugin(version: string): boolean {
  const own = partsOf(version);
  const newest = partsOf(PLUGIN_VERSION);
  if (!own || !newest) return false;
  const at = newest.findIndex((part, index) => part !== own[index]);
  return at >= 0 && (own[at] ?? 0) < (newest[at] ?? 0);
}

const partsOf = (version: string): readonly number[] | undefined =>
  /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number);
