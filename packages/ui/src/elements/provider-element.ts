import { developerNotice } from '#context/developer-notice.ts';
import { ElementGround, openMount } from './element-ground';
import type { ConnectionOptions } from './connection';
import { definedLanguages, onLanguage } from './languages';
import { LATE_MS, reportMisspelt } from './misspelt';
import type { ElementHost, Placed } from './placed';
import type { Page } from './page';

const TAG = 'chatdeck-provider';

/** The properties of the provider that are no attributes. */
const PROPERTIES = [
  'client',
  'getToken',
  'appearance',
  'messages',
  'hrefOf',
  'helpHrefOf',
  'notify',
  'draftStorage',
  'onSessionEnded',
] as const;
type Property = (typeof PROPERTIES)[number];

/** The properties of the provider's element, as its page sets them. */
export type ProviderProperties = {
  -readonly [Name in Property]?: ConnectionOptions[Name];
};

/** The attributes of the provider's element. */
export interface ProviderAttributes extends Readonly<ProviderProperties> {
  /** Scheme, host and base path of the server. */
  readonly 'base-url'?: string;
  /** Of the page's own server: a POST gives `{ token, expiresAt }`. Without it the page sets `getToken`. */
  readonly 'token-url'?: string;
  readonly locale?: string;
  readonly accent?: string;
  readonly 'dark-accent'?: string;
  readonly scheme?: 'light' | 'dark' | 'auto';
  readonly density?: 'regular' | 'compact';
  readonly demo?: boolean;
  readonly 'is-read-only'?: boolean;
  /** Draws what is under it in shadow roots. */
  readonly shadow?: boolean;
}

const waiting = new Set<() => void>();

/** Calls back when a provider comes. Returns the function that stops it. */
export function onHost(callback: () => void): () => void {
  waiting.add(callback);
  return () => waiting.delete(callback);
}

/** The provider around an element, through shadow roots; without one the first of the page. */
export function hostOf(element: Element): ElementHost | undefined {
  const around = element.closest(TAG);
  const root = element.getRootNode();
  if (around instanceof ChatdeckProviderElement) return around;
  if (root instanceof ShadowRoot) return hostOf(root.host);
  const first = document.querySelector(TAG);
  return first instanceof ChatdeckProviderElement ? first : undefined;
}

/** React-aria looks for this id in the document, and without it adds a `<style>`, which a strict policy forbids. */
function pressableRule(): HTMLElement {
  const mark = document.createElement('span');
  mark.id = 'react-aria-pressable-style';
  mark.hidden = true;
  return mark;
}

// The properties are defined below, from the list of their names.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging, @typescript-eslint/no-empty-object-type
export interface ChatdeckProviderElement extends ProviderProperties {}

/** Where the elements of a page get their data, and how they look: one connection and one store for all of them. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export class ChatdeckProviderElement extends ElementGround implements ElementHost {
  static readonly observedAttributes = [
    'base-url',
    'token-url',
    'locale',
    'accent',
    'dark-accent',
    'scheme',
    'density',
    'demo',
    'is-read-only',
  ];

  private readonly placed = new Map<number, Placed>();
  private readonly given = new Map<Property, unknown>();
  private mount: HTMLElement | undefined;
  private page: Promise<Page> | undefined;
  private isStale = false;
  private late: ReturnType<typeof setTimeout> | undefined;
  private stopHearing: (() => void) | undefined;

  get isShadow(): boolean {
    return this.hasAttribute('shadow');
  }

  connectedCallback() {
    for (const name of PROPERTIES) this.takeEarly(name);
    this.dataset.cdElement = 'provider';
    if (!this.mount) this.open();
    this.stopHearing ??= onLanguage(() => this.update());
    this.late ??= setTimeout(() => this.complain(), LATE_MS);
    this.update();
    for (const enter of [...waiting]) enter();
  }

  private open() {
    if (!this.isShadow) {
      this.mount = openMount(this, false);
      return;
    }
    // The shadow root is beside what is under it: a dialog makes the slots of its own root inert, and what is seen in them.
    const place = document.createElement('div');
    this.append(place, pressableRule());
    this.mount = openMount(place, true);
  }

  disconnectedCallback() {
    clearTimeout(this.late);
    this.late = undefined;
    this.stopHearing?.();
    this.stopHearing = undefined;
    this.update();
  }

  attributeChangedCallback() {
    this.update();
  }

  place(placed: Placed) {
    this.placed.set(placed.id, placed);
    this.update();
  }

  withdraw(id: number) {
    this.placed.delete(id);
    this.update();
  }

  get(name: Property): unknown {
    return this.given.get(name);
  }

  set(name: Property, value: unknown) {
    this.given.set(name, value);
    this.update();
  }

  private takeEarly(name: Property) {
    if (!Object.hasOwn(this, name)) return;
    const value: unknown = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    this.set(name, value);
  }

  /** Draws once what changes within a task: an element that is moved is taken away and placed again. */
  private update() {
    if (this.isStale || !this.mount) return;
    this.isStale = true;
    queueMicrotask(() => void this.draw());
  }

  private async draw() {
    const { mount } = this;
    if (!mount) return;
    if (this.isConnected) {
      this.page ??= import('./page').then(({ openPage }) => openPage(mount, this));
    }
    const page = await this.page?.catch(() => this.tryAgainLater());
    this.isStale = false;
    if (this.isConnected) {
      return page?.show(this.options(), [...this.placed.values()], definedLanguages());
    }
    this.page = undefined;
    return page?.close();
  }

  /** The code did not come: it is asked for with the next change, and when the network is back. */
  private tryAgainLater(): undefined {
    this.page = undefined;
    developerNotice(
      'the code of the elements did not load; it is tried again when the network is back',
    );
    window.addEventListener('online', () => this.update(), { once: true });
  }

  private complain() {
    const { client, getToken, tokenUrl, isDemo } = this.options();
    if (!client && !getToken && tokenUrl === undefined && !isDemo) {
      developerNotice(
        '<chatdeck-provider> shows nothing without token-url, getToken, client or demo',
      );
    }
    reportMisspelt(this, [...ChatdeckProviderElement.observedAttributes, 'shadow']);
  }

  private options(): ConnectionOptions {
    const text = (name: string) => this.getAttribute(name) ?? undefined;
    const is = (name: string) => this.hasAttribute(name) && text(name) !== 'false';
    return {
      ...(Object.fromEntries(this.given) as Pick<ConnectionOptions, Property>),
      baseUrl: text('base-url'),
      tokenUrl: text('token-url'),
      locale: text('locale'),
      accent: text('accent'),
      darkAccent: text('dark-accent'),
      scheme: text('scheme'),
      density: text('density'),
      isDemo: is('demo'),
      isReadOnly: is('is-read-only'),
    };
  }
}

for (const name of PROPERTIES) {
  Object.defineProperty(ChatdeckProviderElement.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: ChatdeckProviderElement) {
      return this.get(name);
    },
    set(this: ChatdeckProviderElement, value: unknown) {
      this.set(name, value);
    },
  });
}
