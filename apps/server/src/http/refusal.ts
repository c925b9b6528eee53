import type { Code } from '@chatdeck/sdk/constants';

/** A call is answered with a code other than 0. `detail` is sent as `data`; its reason stays in the log. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: Exclude<Code, 0>,
    readonly detail: unknown = null,
  ) {
    super(`Refused with ${code}`);
  }
}
