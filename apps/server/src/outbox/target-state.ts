import { SEND_STATE, type SendState } from '@chatdeck/sdk/constants';
import { SENDING, type TargetState } from '../database/schema';

/** A target as the sender sees it: until the message is out it waits. */
export const toSendState = (state: TargetState): SendState =>
  state === SENDING ? SEND_STATE.queued : state;
