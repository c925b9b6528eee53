import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Tables of fewer columns fit a phone as they are. */
const STACKED_COLUMNS = 3;

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

const isElement = (node: Nodes): node is Element => node.type === 'element';

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The elements within one that have a name, in order. */
function elementsIn(node: Element, tagName: string): readonly Element[] {
  const found: Element[] = [];
  visit(node, { tagName }, (element) => {
    if (isElement(element)) found.push(element);
  });
  return found;
}

/**
 * Gives each cell of a wide table the name of its column as `data-label`, so that a phone can show rows as cards; the
 * roles tell a screen reader of the table where its styles no longer do.
 */
export const cellLabels = () => (tree: Root) => {
  visit(tree, { tagName: 'table' }, (table) => {
    if (!isElement(table)) return;
    const labels = elementsIn(table, 'th').map(textOf);
    if (labels.length < STACKED_COLUMNS) return;
    table.properties['data-stacked'] = '';
    for (const row of elementsIn(table, 'tr')) {
      elementsIn(row, 'td').forEach((cell, at) => {
        cell.properties['data-label'] = labels[at];
      });
    }
    visit(table, (element) => {
      if (isElement(element))
        element.properties.role = ROLES[element.tagName] ?? element.properties.role;
    });
  });
};
