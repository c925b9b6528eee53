import postcss, { type Plugin, type Rule } from 'postcss';

/** Counts as an id, of which there is none: more than any selector of elements, attributes and classes. */
const ID = ':not(#\\#)';
const LAYER = 'chatdeck';
/** Values of tokens, the reset for elements of hosts, and our custom elements: what a host sets wins. */
const TOKENS = ':where(.cd-root';
const FOR_HOSTS = /(^|\/)(theme\/reset|elements\/elements)\.css\.ts/;
/** A sheet that stands beside ours, such as one of a host in a story. */
const isForeign = (file: string): boolean => file !== '' && !file.includes('.css.ts');

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';

/** Behind the name of an element, with which a selector has to begin. */
const raised = (selector: string): string => selector.replace(/^(\*|[a-z]\w*)?/, `$1${ID}`);

/**
 * Raises all our rules by the same amount, above rules of a host such as `#app button`; among themselves they keep their
 * order. Rules in the files for hosts stay as they are, and those of other sheets.
 */
export const raise = (): Plugin => ({
  postcssPlugin: 'raise',
  Rule(rule) {
    if (rule.selector.includes(ID) || rule.selector.startsWith(TOKENS) || isKeyframe(rule)) return;
    const file = rule.source?.input.file ?? '';
    if (FOR_HOSTS.test(file) || isForeign(file)) return;
    rule.selectors = rule.selectors.map(raised);
  },
});

/** A sheet in a layer, and what holds it against rules of a host outside of layers. */
export const layered = (css: string): string => `@layer ${LAYER}{${css.trim()}}${guard(css)}`;

/**
 * For a sheet in a layer, which rules of a host outside of layers win over: takes these back on our own elements, so that
 * what layers say counts. Where the reset takes back all, so does this.
 */
export function guard(css: string): string {
  const selectors: string[] = [];
  postcss.parse(css).walkDecls('all', ({ parent }) => {
    if (parent && 'selector' in parent) selectors.push(String(parent.selector));
  });
  return `${selectors.join(',')}{all:revert-layer}`;
}
