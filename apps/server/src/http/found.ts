import { CODE } from '@chatdeck/sdk/constants';
import { Refusal } from './refusal';

/** What was looked for; 10004 when it is not there. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal(CODE.notFound);
  return value;
}
