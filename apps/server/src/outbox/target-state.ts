import { SEND_STATE, type SendState } from '@chatdeck/sdk/constants';
import { SENDING, type TargetState } from '../database/schema';

/** A target as the sender sees it: pending until the message was sent. */
export const toSendState = (state: TargetState): SendState =>
  state === SENDING ? SEND_STATE.queued : state;
