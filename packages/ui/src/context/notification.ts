import type { HelpTopic } from './help';

/** A transient message to the user. */
export interface Notification {
  readonly tone: 'success' | 'danger' | 'info';
  readonly text: string;
  /** A second, quieter line. */
  readonly detail?: string | undefined;
  /** What failed, for a link to the host's help. */
  readonly help?: HelpTopic | undefined;
  /** An action on it, such as undo; it can be pressed once at most. */
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
