import { ERROR_TOAST_MS } from '@chatdeck/sdk/constants';
import type { Notification, ShownNotification } from '#context/notification.ts';

/** A notification with a button stays longer, since the user has to read it, decide and reach it. */
export const ACTION_MS = 10_000;

/** Notifications with a button never merge: each concerns its own item, even with equal text. */
const isEqual = (one: Notification, other: Notification): boolean =>
  !one.action &&
  !other.action &&
  one.tone === other.tone &&
  one.text === other.text &&
  one.detail === other.detail;

interface Timer {
  handle: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  remaining: number;
}

/** A pointer resting where a notification appeared is not reading it; it pauses the timeout for this long at most. */
const STILL_MS = 10_000;

/** What pauses the timeouts: the pointer over the region, or focus inside it. */
type Holder = 'pointer' | 'focus';

/** The notifications of one provider: equal ones are merged, and timeouts stop while paused. */
export class NotificationQueue {
  private items: readonly ShownNotification[] = [];
  private nextId = 1;
  private readonly holders = new Set<Holder>();
  private still: ReturnType<typeof setTimeout> | undefined;
  private readonly timers = new Map<number, Timer>();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = () => this.items;

  readonly add = (notification: Notification) => {
    const equal = this.items.find((item) => isEqual(item, notification));
    if (equal) return this.start(equal.id, ERROR_TOAST_MS);
    const id = this.nextId++;
    this.change([...this.items, { ...notification, id }]);
    this.start(id, notification.action ? ACTION_MS : ERROR_TOAST_MS);
  };

  readonly dismiss = (id: number) => {
    clearTimeout(this.timers.get(id)?.handle);
    this.timers.delete(id);
    this.change(this.items.filter((item) => item.id !== id));
    // It may disappear while hovered or focused, and then no leave or blur event fires.
    this.resume('focus');
    if (this.items.length === 0) this.resume('pointer');
  };

  /** Pauses the timeouts; for a pointer, only while it keeps moving. Repeated calls for a holder are idempotent. */
  readonly pause = (holder: Holder) => {
    if (holder === 'pointer') {
      clearTimeout(this.still);
      this.still = setTimeout(() => this.resume('pointer'), STILL_MS);
    }
    const wasPaused = this.holders.size > 0;
    this.holders.add(holder);
    if (wasPaused) return;
    for (const timer of this.timers.values()) {
      clearTimeout(timer.handle);
      timer.remaining -= performance.now() - timer.startedAt;
    }
  };

  readonly resume = (holder: Holder) => {
    if (holder === 'pointer') clearTimeout(this.still);
    if (!this.holders.delete(holder) || this.holders.size > 0) return;
    for (const [id, timer] of this.timers) this.start(id, Math.max(timer.remaining, 0));
  };

  private start(id: number, remaining: number) {
    clearTimeout(this.timers.get(id)?.handle);
    const isPaused = this.holders.size > 0;
    const handle = isPaused ? undefined : setTimeout(() => this.dismiss(id), remaining);
    this.timers.set(id, { handle, startedAt: performance.now(), remaining });
  }

  private change(items: readonly ShownNotification[]) {
    this.items = items;
    this.listeners.forEach((listener) => listener());
  }
}
