/** An option of a list. */
export interface OptionItem {
  /** Unique in its list. */
  readonly id: string;
  /** The display name; matched by search. */
  readonly label: string;
  /** A second name, such as a friend's remark; searched as well. */
  readonly hint?: string | undefined;
  /** Why it cannot be selected; it stays in the list with this text. */
  readonly disabledReason?: string | undefined;
}

/** The loading state of a list of options; `notInSession` if the session may not see them. */
export type OptionsStatus = 'ready' | 'loading' | 'failed' | 'notInSession';
