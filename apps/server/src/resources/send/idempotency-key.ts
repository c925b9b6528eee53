import { CODE } from '@chatdeck/sdk/constants';
import { Refusal } from '../../http/refusal';

const KEY_MAX = 255;

/** The key under which a request may be repeated, if it has one; 10002 for one that is too long. */
export function requireKey(key: string | undefined): string | undefined {
  if (key !== undefined && key.length > KEY_MAX) throw new Refusal(CODE.invalidValue);
  return key;
}
