import type { Sample } from '@chatdeck/sdk';
import type { ExpectedOutcome, SampleInput } from '@chatdeck/sdk/rules';
import {
  expectedOf,
  isSameExpected,
  prepareRobot,
  type PreparedRobot,
  type StoredRobot,
} from '@chatdeck/sdk/served';
import type { SimulationMessage } from '@chatdeck/sdk/simulate';
import { toMessage, type Saying, type Speaker } from '../speaker.model';

/** The names of those who are not named; the same in every language, since forwards say them. */
const NAMES = { friend: '好友', stranger: '陌生人', room: '某个群' };

/** A message with its speaker, as a sample. */
export type SampleDraft = Omit<SampleInput, 'expected'>;

/** A message as a sample. */
export const toDraft = (
  { isStranger, isInRoom, isMentioned, friend, room }: Speaker,
  { kind, text, title }: Saying,
): SampleDraft => ({
  kind,
  text,
  title,
  isStranger,
  isInRoom,
  isMentioned,
  friend: friend ? { id: friend.id, name: friend.name } : null,
  room: room ? { id: room.id, name: room.name } : null,
});

/** A sample as the message that the robot gets. */
export function messageOf(sample: SampleDraft): SimulationMessage {
  const { kind = 'text', text = '', title = '', isStranger = false } = sample;
  const { isInRoom = false, isMentioned = false, friend, room } = sample;
  const speaker = { isStranger, isInRoom, isMentioned };
  return toMessage(
    { ...speaker, friend: friend ?? undefined, room: room ?? undefined },
    { kind, text, title },
    NAMES,
  );
}

/** What becomes of a sample by itself: without the messages before it, and without the time. */
export const outcomeOf = (robot: PreparedRobot, sample: SampleDraft): ExpectedOutcome =>
  expectedOf(robot(messageOf(sample)));

/** A sample and what becomes of it now. */
export interface JudgedSample {
  readonly sample: Sample;
  readonly now: ExpectedOutcome;
  readonly isAsExpected: boolean;
}

/** What becomes of each sample, beside what should. */
export function judge(robot: StoredRobot, samples: readonly Sample[]): readonly JudgedSample[] {
  const prepared = prepareRobot(robot);
  return samples.map((sample) => {
    const now = outcomeOf(prepared, sample);
    return { sample, now, isAsExpected: isSameExpected(now, sample.expected) };
  });
}

/** A sample that an edit changes. */
export interface ChangedSample {
  readonly sample: Sample;
  readonly was: ExpectedOutcome;
  readonly willBe: ExpectedOutcome;
}

/**
 * The samples that an edit changes, unless it makes them as they should be; all that are not as they should be, where
 * nobody can say what was before.
 */
export function changedSamples(
  before: StoredRobot | undefined,
  after: StoredRobot,
  samples: readonly Sample[],
): readonly ChangedSample[] {
  const then = judge(after, samples);
  if (!before) {
    return then.flatMap(({ sample, now: willBe, isAsExpected }) =>
      isAsExpected ? [] : [{ sample, was: sample.expected, willBe }],
    );
  }
  return judge(before, samples).flatMap(({ sample, now: was }, at) => {
    const later = then[at];
    if (!later || later.isAsExpected || isSameExpected(was, later.now)) return [];
    return [{ sample, was, willBe: later.now }];
  });
}
