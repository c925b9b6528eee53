import { SEND_STATE, type SendState } from '@chatdeck/sdk/constants';

/** Between the moment a dispatcher takes a target and the moment the message is out; nobody else touches it then. */
export const SENDING = 'sending';

/** A target as it is stored. */
export type TargetState = SendState | typeof SENDING;

/** A target as the sender sees it: until the message is out it waits. */
export const toSendState = (state: TargetState): SendState =>
  state === SENDING ? SEND_STATE.queued : state;
