/** Something to tell once, in passing. */
export interface Notification {
  readonly tone: 'success' | 'danger' | 'info';
  readonly text: string;
  /** A second, quieter line. */
  readonly detail?: string | undefined;
}

export type Notify = (notification: Notification) => void;

/** A notification on the screen. */
export interface ShownNotification extends Notification {
  readonly id: number;
}
