import type { MockState } from '@chatdeck/sdk/testing';
import type { ReactElement } from 'react';

/** What a person does, by what is written on the screen. */
export type Step =
  | { readonly press: string }
  | { readonly choose: RegExp }
  | { readonly open: string }
  | { readonly fill: string; readonly with: string };

/** One use of an exported component, as the generated suites show it. */
export interface Fixture {
  /** Its name in the entry. */
  readonly name: string;
  readonly use: string;
  readonly ui: () => ReactElement;
  /** Changes what the account holds at the start. */
  readonly change?: (state: MockState) => void;
  /** What a person does until it calls, or until its fields are there. */
  readonly steps?: readonly Step[];
  /**
   * `loads` what it shows, `looksUp` the choices of a field, `sends` a form; with `aside` it can do without
   * the answer, and `nothing` calls nothing.
   */
  readonly calls: 'loads' | 'looksUp' | 'sends' | 'aside' | 'nothing';
  /** People keep it open: what it knew is called old for as long as it is, not only in passing. */
  readonly stays?: true;
  /** What stands there once all is well. */
  readonly good: string | RegExp;
}
