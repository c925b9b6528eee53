import type { Text } from '../../core/locale';
import type { RuleReference } from '../simulation.types';

/** What can be found in a config. */
export type FindingId =
  | 'shadowed'
  | 'caughtKeyword'
  | 'unreachable'
  | 'shortKeyword'
  | 'exactContains'
  | 'noReplies'
  | 'materialGone'
  | 'targetGone'
  | 'targetRenamed'
  | 'targetMoved'
  | 'targetDouble'
  | 'loop'
  | 'membership'
  | 'off'
  | 'sameMinute'
  | 'neverRuns';

/** `error` never works as it is; `warning` probably does something else than it was meant to; `hint` may be meant. */
export type Severity = 'error' | 'warning' | 'hint';

/**
 * Where it was found: a row of a list, counted from 0, or a whole list or object of the config without `index`. The lists
 * of records are called as in `CheckContext`.
 */
export interface FindingPlace {
  readonly list: string;
  readonly index?: number;
  readonly field?: string;
}

/** A change that fixes a finding. */
export interface FindingFix {
  /** What it does, in both languages. */
  readonly text: Text;
  /** The changed config; the given one stays as it is. */
  readonly apply: () => unknown;
  /** Its row is paused, which the robot is not served; otherwise a row that is missing afterwards is deleted. */
  readonly isPause?: boolean;
}

/** A change that fixes a finding about a record of the account, which is no part of the config. */
export interface RecordFix extends Pick<FindingFix, 'text'> {
  /** The changed record; the given one stays as it is. */
  readonly apply: () => Readonly<Record<string, unknown>>;
}

/** Something in a config that does not do what it seems to. */
export interface Finding {
  readonly id: FindingId;
  readonly severity: Severity;
  readonly place: FindingPlace;
  /** The other row that it is about, such as the one that answers instead. */
  readonly other?: RuleReference;
  /** What is wrong, in both languages. */
  readonly text: Text;
  readonly fix?: FindingFix;
  readonly recordFix?: RecordFix;
  /** The group or friend that it is about. */
  readonly chat?: { readonly kind: 'room' | 'contact'; readonly name: string };
}

/** A group or a friend of the robot. */
export interface KnownChat {
  readonly id: string;
  readonly name: string;
  /** What the robot's account calls a friend. */
  readonly alias?: string;
  /** What it was called before, the last name first. */
  readonly previousNames?: readonly string[];
}

/** What a config is looked at with; a check without what it needs finds nothing. */
export interface CheckContext {
  /** The list of `/gpt/config`. */
  readonly dialogues?: readonly unknown[];
  readonly rssFeeds?: readonly unknown[];
  readonly batchTasks?: readonly unknown[];
  readonly reminders?: readonly unknown[];
  readonly rooms?: readonly KnownChat[];
  readonly friends?: readonly KnownChat[];
  /** The materials of the account, by `id`. */
  readonly materials?: readonly { readonly id: string | number }[];
  readonly user: { readonly role: string };
  /** The number by which a person knows a rule of the config, where not all rules are served; default from 1. */
  readonly numberOf?: (rule: RuleReference) => number;
}
