/** The content of one slot: nodes of the page, or the name of a slot of a shadow root, where they stay. */
export interface Slotted {
  readonly nodes: readonly Node[];
  readonly shadowSlot?: string;
}

export type SlottedBy = ReadonlyMap<string, Slotted>;

/** The prop that a node of the page is for; undefined for what is none of ours, such as the space between tags. */
function slotOf(node: Node, slots: ReadonlyMap<string, string>): string | undefined {
  if (node instanceof Element) return slots.get(node.slot);
  return node instanceof Text && node.data.trim() !== '' ? slots.get('') : undefined;
}

/**
 * Takes from an element what the page has put into it for its slots: without a shadow root it would be seen beside the
 * component. A `<template>` stays where it is and lends copies of its content. Returns whether anything is new.
 */
export class SlotContents {
  private contents: SlottedBy = new Map();
  private readonly names: ReadonlyMap<string, string>;

  constructor(
    private readonly host: HTMLElement,
    props: readonly string[],
    private readonly ours: () => Node | undefined,
  ) {
    this.names = new Map(props.map((name) => [slotName(name), name]));
  }

  get bySlot(): SlottedBy {
    return this.contents;
  }

  collect(): boolean {
    const hasShadow = this.host.shadowRoot !== null;
    const found = new Map(hasShadow ? [] : this.contents);
    let isNew = false;
    for (const node of [...this.host.childNodes]) {
      const prop = node === this.ours() ? undefined : slotOf(node, this.names);
      if (prop === undefined) continue;
      const { nodes } = found.get(prop) ?? { nodes: [] };
      if (nodes.includes(node)) continue;
      isNew = true;
      if (hasShadow) found.set(prop, { nodes: [...nodes, node], shadowSlot: slotName(prop) });
      else found.set(prop, { nodes: [...nodes, node] });
      if (!hasShadow && !(node instanceof HTMLTemplateElement)) node.remove();
    }
    const isLess = hasShadow && found.size !== this.contents.size;
    if (isNew || isLess) this.contents = found;
    return isNew || isLess;
  }
}

const slotName = (prop: string): string =>
  prop === 'children' ? '' : prop.replace(/\B[A-Z]/g, '-$&').toLowerCase();
