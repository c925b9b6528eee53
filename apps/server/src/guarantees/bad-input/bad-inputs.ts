import fc from 'fast-check';
import type { WireRequest } from '../request';
import type { Tenant } from '../tenant';
import { withPart } from './fields';
import { nastyValue } from './nasty';
import type { Subject } from './subjects';
import { breakage, strangeToken } from './wire';

/** The long run makes more. */
export const SCALE = Number(process.env.BAD_INPUT_SCALE ?? 1);

/** How many bad inputs of each kind a route gets. */
export const COUNTS = {
  oneField: 40 * SCALE,
  junk: 25 * SCALE,
  onTheWay: 25 * SCALE,
  stranger: 20 * SCALE,
} as const;

export interface BadInput {
  readonly kind: keyof typeof COUNTS;
  /** Built when it is sent: signatures and sessions expire. */
  readonly request: (own: Tenant) => Promise<WireRequest>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const asInput = (value: unknown) => (isObject(value) ? value : {});

/** The bad inputs of a route, the same for the same seed; `times` as many as usual. */
export function badInputsOf(
  subject: Subject,
  own: Tenant,
  seed: number,
  times: number,
): readonly BadInput[] {
  const place = fc.constantFrom(...subject.places(own));
  const part = fc.tuple(place, nastyValue);
  const sample = <Value>(arbitrary: fc.Arbitrary<Value>, count: number) =>
    fc.sample(arbitrary, { seed, numRuns: count * times });

  const oneField = sample(part, COUNTS.oneField).map(([path, value]) => (of: Tenant) => {
    const input = withPart(subject.accepted(of), path, value);
    return subject.request(of, asInput(input));
  });
  const junk = sample(fc.array(part, { maxLength: 8 }), COUNTS.junk).map((parts) => {
    const input = parts.reduce<unknown>((made, [path, value]) => withPart(made, path, value), {});
    return (of: Tenant) => subject.request(of, asInput(input));
  });
  const onTheWay = sample(breakage, COUNTS.onTheWay).map((broken) => async (of: Tenant) => {
    const request = broken(await subject.request(of, subject.accepted(of)));
    return subject.signed ? subject.signed(of, request) : request;
  });
  const stranger = sample(fc.tuple(strangeToken, part, fc.boolean()), COUNTS.stranger).map(
    ([token, [path, value], isRight]) =>
      (of: Tenant) => {
        const accepted = subject.accepted(of);
        return subject.request(of, isRight ? accepted : asInput(withPart({}, path, value)), token);
      },
  );
  const all = { oneField, junk, onTheWay, stranger };
  return (Object.keys(COUNTS) as (keyof typeof COUNTS)[]).flatMap((kind) =>
    all[kind].map((request) => ({ kind, request })),
  );
}
