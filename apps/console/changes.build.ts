import type { Plugin } from 'vite';
import { changeFiles, withChanges } from './src/site/docs/changes/read-changes.ts';

/** Writes the changes into the change log of the documentation, before MDX reads it. */
export const changes = (): Plugin => ({
  name: 'changes',
  enforce: 'pre',
  transform(code, id) {
    const written = withChanges(id, code);
    if (written === code) return undefined;
    for (const file of changeFiles()) this.addWatchFile(file);
    return written;
  },
});
