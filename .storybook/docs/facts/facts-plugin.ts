import type { Plugin } from 'vite';
import { allFacts } from './component-facts';

const NAME = 'virtual:component-facts';

/** Provides the documentation pages with the facts of each component. */
export const factsPlugin = (src: string): Plugin => ({
  name: 'component-facts',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load(id) {
    if (id !== `\0${NAME}`) return null;
    return `export default ${JSON.stringify(JSON.stringify(allFacts(src)))};`;
  },
});
