/** Something to tell once, in passing. */
export interface Notification {
  readonly tone: 'success' | 'danger' | 'info';
  readonly text: string;
  /** A second, quieter line. */
  readonly detail?: string | undefined;
  /** What can be done about it, such as undoing it; pressed once at most. */
  readonly action?: NotificationAction | undefined;
}

/** A button of a notification. */
export interface NotificationAction {
  readonly label: string;
  readonly onAction: () => void;
}

export type Notify = (notification: Notification) => void;

/** A notification on the screen. */
export interface ShownNotification extends Notification {
  readonly id: number;
}
