import type { MockState } from '@chatdeck/sdk/testing';
import type { ReactElement } from 'react';

/** A user action, identified by the text on the screen. */
export type Step =
  | { readonly press: string }
  | { readonly choose: RegExp }
  | { readonly open: string }
  | { readonly fill: string; readonly with: string };

/** One use of an exported component, as rendered by the generated suites. */
export interface Fixture {
  /** The name under which the entry exports it. */
  readonly name: string;
  readonly use: string;
  readonly ui: () => ReactElement;
  /** Changes the initial state of the account. */
  readonly change?: (state: MockState) => void;
  /** The user actions that lead to its first call, or to its fields. */
  readonly steps?: readonly Step[];
  /**
   * `loads` its content, `looksUp` the options of a field, `sends` a form; `aside`: works without the response;
   * `nothing`: makes no call.
   */
  readonly calls: 'loads' | 'looksUp' | 'sends' | 'aside' | 'nothing';
  /** Long-lived on screen: its stale notice must stay for as long as the content is stale. */
  readonly stays?: true;
  /** Text shown once everything has loaded. */
  readonly good: string | RegExp;
}
