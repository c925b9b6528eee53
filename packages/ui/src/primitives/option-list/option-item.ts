/** One thing that can be chosen from a list. */
export interface OptionItem {
  /** Unique in its list. */
  readonly id: string;
  /** What people know it by; the first thing that a search looks at. */
  readonly label: string;
  /** A second name, such as a friend's remark; searched as well. */
  readonly hint?: string | undefined;
  /** Why it cannot be chosen; it stays in the list, with these words. */
  readonly disabledReason?: string | undefined;
}

/** Whether a list of choices is there, on its way, or did not come. */
export type OptionsStatus = 'ready' | 'loading' | 'failed';
