import { developerNotice } from '#context/developer-notice.ts';
import { ElementGround, openMount } from './element-ground';
import {
  STATE_SLOTS,
  attributeOf,
  attributesOf,
  eventOf,
  keptBy,
  propertiesOf,
  readAttribute,
  type ElementRow,
} from './element-row';
import { defineField, FieldValidity } from './field-validity';
import { formValueOf } from './form-value';
import { LATE_MS, reportMisspelt } from './misspelt';
import type { ElementHost } from './placed';
import { hostOf, onHost } from './provider-element';
import { SlotContents } from './slotted';

let lastId = 0;

/** The class of the element of one component: attributes and properties in, events out. */
export function componentElement(tag: string, row: ElementRow): CustomElementConstructor {
  const attributes = attributesOf(row);
  const properties = propertiesOf(row);

  class ComponentElement extends ElementGround {
    static readonly formAssociated = row.field !== undefined;
    static readonly observedAttributes = [
      ...attributes.keys(),
      ...(row.field === undefined ? [] : ['required']),
    ];

    private readonly key = (lastId += 1);
    private readonly internals = row.field === undefined ? undefined : this.attachInternals();
    private readonly fieldValidity =
      this.internals && new FieldValidity(this, this.internals, () => this.mount);
    private readonly slots = new SlotContents(
      this,
      [...(row.slots ?? []), ...STATE_SLOTS],
      () => this.mount,
    );
    private readonly watcher = new MutationObserver(() => this.slots.collect() && this.show());
    private readonly callbacks = Object.fromEntries(
      (row.events ?? []).map((name) => [name, (detail: unknown) => this.report(name, detail)]),
    );
    private values: Readonly<Record<string, unknown>> = { ...row.blank };
    private mount: HTMLElement | undefined;
    private host: ElementHost | undefined;
    private late: ReturnType<typeof setTimeout> | undefined;
    private stopWaiting: (() => void) | undefined;

    connectedCallback() {
      for (const name of properties) this.takeEarly(name);
      this.host = hostOf(this);
      if (this.host) this.enter();
      else this.stopWaiting ??= onHost(() => this.isConnected && this.connectedCallback());
      this.late ??= setTimeout(() => this.complain(), LATE_MS);
    }

    private enter() {
      this.stopWaiting?.();
      this.stopWaiting = undefined;
      this.dataset.cdElement = '';
      const isShadow = this.hasAttribute('shadow') || this.host?.isShadow === true;
      this.mount ??= openMount(this, isShadow);
      this.slots.collect();
      this.watcher.observe(this, { childList: true });
      this.show();
    }

    disconnectedCallback() {
      this.stopWaiting?.();
      this.stopWaiting = undefined;
      clearTimeout(this.late);
      this.late = undefined;
      this.watcher.disconnect();
      this.host?.withdraw(this.key);
      this.host = undefined;
    }

    attributeChangedCallback(attribute: string, _: string | null, text: string | null) {
      if (attribute === 'required') this.fieldValidity?.say();
      const name = attributes.get(attribute);
      if (name !== undefined) this.set(name, readAttribute(row, name, text));
    }

    formDisabledCallback(isDisabled: boolean) {
      this.set('isDisabled', isDisabled);
    }

    formResetCallback() {
      const { field = 'value' } = row;
      this.set(field, readAttribute(row, field, this.getAttribute(attributeOf(field))));
    }

    get(name: string): unknown {
      return this.values[name];
    }

    set(name: string, value: unknown) {
      const kept = value ?? row.blank?.[name];
      if (Object.is(this.values[name], kept)) return;
      this.values = { ...this.values, [name]: kept };
      // A form sends a field by its attribute.
      if (name === 'name' && row.field !== undefined) this.reflect(name, value);
      this.show();
    }

    private reflect(name: string, value: unknown) {
      if (typeof value === 'string' && this.getAttribute(name) !== value) {
        this.setAttribute(name, value);
      }
    }

    /** A property that was set before this class was known hides ours. */
    private takeEarly(name: string) {
      if (!Object.hasOwn(this, name)) return;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      this.set(name, value);
    }

    private missing(): readonly string[] {
      return (row.needs ?? []).filter((name) => this.values[name] === undefined);
    }

    private show() {
      this.sendToForm();
      if (!this.host || !this.mount || this.missing().length > 0) return;
      // A form sends a field once: what is inside must have no name.
      const { name: _, ...values } = this.values;
      const props = { ...(row.field === undefined ? this.values : values), ...this.callbacks };
      const { key: id, mount } = this;
      const onMissingText = this.fieldValidity?.sayMissing;
      this.host.place({ id, row, mount, props, slots: this.slots.bySlot, onMissingText });
    }

    private sendToForm() {
      if (row.field === undefined) return;
      const name = this.getAttribute('name') ?? '';
      const value = this.values[row.field];
      this.internals?.setFormValue(formValueOf(value, name));
      this.fieldValidity?.take(value);
    }

    /** Fires the event of a callback; false if the page has prevented what would follow. */
    private report(callback: string, detail: unknown): boolean {
      const name = keptBy(callback);
      if (name !== undefined && properties.includes(name)) this.set(name, detail);
      const event = { detail, bubbles: true, composed: true, cancelable: true };
      return this.dispatchEvent(new CustomEvent(eventOf(callback), event));
    }

    private complain() {
      if (!this.host) developerNotice(`<${tag}> is on a page without a <chatdeck-provider>`);
      const missing = this.missing();
      if (missing.length > 0) developerNotice(`<${tag}> needs ${missing.join(', ')}`);
      reportMisspelt(this, [...ComponentElement.observedAttributes, 'shadow']);
    }
  }

  for (const name of properties) {
    Object.defineProperty(ComponentElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: ComponentElement) {
        return this.get(name);
      },
      set(this: ComponentElement, value: unknown) {
        this.set(name, value);
      },
    });
  }
  if (row.field !== undefined) defineField(ComponentElement.prototype);
  return ComponentElement;
}
