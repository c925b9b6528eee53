export type { FeedbackDialogProps } from './feedback/feedback-dialog';
export { FeedbackDialog } from './lazy-dialogs';
export { NoticesButton, type NoticesButtonProps } from './notices/notices-button';
export { FeedbackGroup } from './feedback/feedback-group';
