import type { ElementRow } from './element-row';
import type { SlottedBy } from './slotted';

/** An element on a page, as the page of its provider shows it. */
export interface Placed {
  readonly id: number;
  readonly row: ElementRow;
  /** Where it is drawn: inside the element or its shadow root. */
  readonly mount: HTMLElement;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: SlottedBy;
  /** Takes what the browser is to say of it while it is required and empty, if it is a field. */
  readonly onMissingText?: ((text: string) => void) | undefined;
}

/** What an element asks of the provider that it is under. */
export interface ElementHost {
  /** Whether all elements under it have shadow roots. */
  readonly isShadow: boolean;
  /** Shows an element, or what has changed of it. */
  place(placed: Placed): void;
  /** Takes an element away, unless it is back by the end of the current task. */
  withdraw(id: number): void;
}
