import { componentElement } from './component-element';
import { ELEMENT_TABLE } from './element-table';
import { ChatdeckProviderElement } from './provider-element';

export { ChatdeckProviderElement } from './provider-element';
export type { ChatdeckElements } from './element-registry';
export type { ComponentElement, EventsOf, PropertiesOf } from './element-types';

/** A page may have our script twice, and a server has no elements. */
function define(tag: string, make: () => CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return;
  customElements.define(tag, make());
}

// First the provider: what is under it looks for it.
define('chatdeck-provider', () => ChatdeckProviderElement);
for (const [tag, row] of Object.entries(ELEMENT_TABLE)) {
  define(tag, () => componentElement(tag, row));
}
