import { CODE } from '@chatdeck/sdk/constants';
import type { CapId } from '@chatdeck/sdk/contract';
import { Refusal } from './refusal';

/** An account would have too much of something: 10002, in words that name the cap and what to do. */
export class CapReached extends Refusal {
  constructor(readonly cap: CapId) {
    super(CODE.invalidValue, { rule: cap });
  }
}
