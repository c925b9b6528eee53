import type { Notification, ShownNotification } from './notification';

/** How long a notification stays (product specification, section 8). */
export const NOTIFICATION_MS = 5_000;

interface Timer {
  handle: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  remaining: number;
}

/** The notifications on one provider's screen: equal ones are merged, time stands still while paused. */
export class NotificationQueue {
  private items: readonly ShownNotification[] = [];
  private nextId = 1;
  private isPaused = false;
  private readonly timers = new Map<number, Timer>();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = () => this.items;

  readonly add = (notification: Notification) => {
    const equal = this.items.find(
      ({ tone, text, detail }) =>
        tone === notification.tone && text === notification.text && detail === notification.detail,
    );
    if (equal) return this.start(equal.id, NOTIFICATION_MS);
    const id = this.nextId++;
    this.change([...this.items, { ...notification, id }]);
    this.start(id, NOTIFICATION_MS);
  };

  readonly dismiss = (id: number) => {
    clearTimeout(this.timers.get(id)?.handle);
    this.timers.delete(id);
    this.change(this.items.filter((item) => item.id !== id));
    // The last one may go while the pointer lies on it, and no leave event follows then.
    if (this.items.length === 0) this.isPaused = false;
  };

  readonly pause = () => {
    this.isPaused = true;
    for (const timer of this.timers.values()) {
      clearTimeout(timer.handle);
      timer.remaining -= performance.now() - timer.startedAt;
    }
  };

  readonly resume = () => {
    if (!this.isPaused) return;
    this.isPaused = false;
    for (const [id, timer] of this.timers) this.start(id, Math.max(timer.remaining, 0));
  };

  private start(id: number, remaining: number) {
    clearTimeout(this.timers.get(id)?.handle);
    const handle = this.isPaused ? undefined : setTimeout(() => this.dismiss(id), remaining);
    this.timers.set(id, { handle, startedAt: performance.now(), remaining });
  }

  private change(items: readonly ShownNotification[]) {
    this.items = items;
    this.listeners.forEach((listener) => listener());
  }
}
