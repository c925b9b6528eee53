import * as z from 'zod/mini';
import { exactText, optionalLine, optionalText, requiredText } from '../../core/check';
import { rowVersion } from '../../core/record-row';

/** The kinds of messages that can be saved as samples. */
export const SAMPLE_KINDS = ['text', 'image', 'file', 'url', 'mini', 'audio'] as const;

const flag = z._default(z.boolean('invalid'), false);
/** A friend or group by the name that the robot uploaded, which rules match exactly. */
const chat = z.object({ id: requiredText('required', 200), name: exactText(200) });
const SENDS_MOST = 20;
const ASKS_MOST = 10;
const index = z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(1_000, 'invalid'));

/** What became of a message: what was said to whom, and who was asked, in a form that can be compared. */
const outcomeSchema = <Text extends z.ZodMiniType<string | undefined>>(text: Text) =>
  z.object({
    outcome: z.literal(['silent', 'answered', 'asks', 'stopped'], 'invalid'),
    sends: z
      .array(
        z.object({
          kind: z.literal(['contact', 'room'], 'invalid'),
          name: text,
          /** The type of the reply item. */
          type: index,
          text,
        }),
        'invalid',
      )
      .check(z.maxLength(SENDS_MOST, 'invalid')),
    asks: z
      .array(
        z.object({
          kind: z.literal(['ai', 'callback', 'skill'], 'invalid'),
          /** The robot type, the skill or the address. */
          who: text,
          word: text,
        }),
        'invalid',
      )
      .check(z.maxLength(ASKS_MOST, 'invalid')),
  });
const expectedOutcomeSchema = outcomeSchema(optionalText(200));
/** What became of a message, in a form that can be compared. */
export type ExpectedOutcome = z.output<typeof expectedOutcomeSchema>;

const sample = {
  kind: z._default(z.literal([...SAMPLE_KINDS], 'invalid'), 'text'),
  /** The words, the address of a link, or the name of a file. */
  text: optionalText(1_000),
  /** The title of a link or of a mini program. */
  title: optionalLine(500),
  /** Not a friend of the robot. */
  isStranger: flag,
  isInRoom: flag,
  isMentioned: flag,
  /** Null for any friend. */
  friend: z._default(z.nullable(chat), null),
  /** Null for any group. */
  room: z._default(z.nullable(chat), null),
  expected: expectedOutcomeSchema,
};

/** A message saved as a small test of the config, and what should become of it. */
export const sampleInputSchema = z.object(sample);
/** The input of a sample message. */
export type SampleInput = z.input<typeof sampleInputSchema>;

const rowChat = z.nullable(z.object({ id: z.string(), name: z.string() }));
const rowText = z._default(z.string(), '');

/** A stored sample message. */
export const sampleSchema = z.object({
  ...sample,
  id: z.string(),
  version: rowVersion(),
  text: rowText,
  title: rowText,
  friend: rowChat,
  room: rowChat,
  expected: outcomeSchema(rowText),
});
/** A stored sample message. */
export type Sample = z.output<typeof sampleSchema>;
