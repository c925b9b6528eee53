import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll } from 'vitest';
import '#elements/index.ts';
import { testClient } from './with-backend';

/** What a form was given for each field; jsdom has no values of custom fields, and adopts no sheets. */
const sent = new Map<ElementInternals, unknown>();
/** What the browser was told that a field lacks; jsdom checks no custom fields. */
const lacking = new Map<ElementInternals, string>();

/** Prepares the tests of a file for pages with elements. */
export function setUpElementPages(): void {
  beforeAll(prepareBrowser);
  afterEach(() => {
    document.body.replaceChildren();
    sent.clear();
    lacking.clear();
  });
}

async function prepareBrowser(): Promise<void> {
  // What elements load on need, before a test waits for it.
  await Promise.all([
    import('#elements/page.tsx'),
    import('#features/material/index.ts'),
    import('#features/material/material-dialog/material-dialog.tsx'),
  ]);
  ElementInternals.prototype.setFormValue = function setFormValue(value) {
    sent.set(this, value);
  };
  ElementInternals.prototype.setValidity = function setValidity(flags, message = '') {
    lacking.set(this, flags?.valueMissing === true ? message : '');
  };
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { value: [], writable: true });
}

export const lastSent = () => [...sent.values()].at(-1);
export const lastLacking = () => [...lacking.values()].at(-1);

/** A page of a host without React, whose provider has a client of the mock backend. */
export function open(html: string, { locale = 'en', attributes = '' } = {}) {
  document.body.innerHTML = `<chatdeck-provider locale="${locale}" ${attributes}>${html}</chatdeck-provider>`;
  const provider = document.querySelector('chatdeck-provider');
  if (!provider) throw new Error('The page has no provider');
  provider.client = testClient();
  return { user: userEvent.setup(), provider };
}
export function the<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] {
  const found = document.querySelector(tag);
  if (!found) throw new Error(`The page has no ${tag}`);
  return found;
}

/** Calls what a browser calls of a field when its form changes. */
export function called(field: object, name: string, ...values: readonly unknown[]): void {
  const method: unknown = Reflect.get(field, name);
  if (typeof method === 'function') Reflect.apply(method, field, values);
}
