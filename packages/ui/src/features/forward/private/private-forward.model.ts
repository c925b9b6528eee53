import type { PrivateForward, PrivateForwardForm } from '@chatdeck/sdk';
import { FORWARD_MESSAGES } from '@chatdeck/sdk/constants';

/** What the form holds: a new rule, or the stored one. */
export function toForm(rule: PrivateForward | undefined): PrivateForwardForm {
  const { name = '', type = FORWARD_MESSAGES[0].value, rooms = [], contacts = [] } = rule ?? {};
  const filter = rule?.filter;
  return { name, type, ...(filter !== undefined && { filter }), rooms, contacts };
}
