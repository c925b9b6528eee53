/** The two-factor login of a mock account. */
export interface MockTwoFactor {
  isOn: boolean;
  /** A secret was given out and not confirmed yet. */
  hasBegun: boolean;
  /** The recovery codes that are left. */
  codes: string[];
  /** How many sets of recovery codes were made. */
  sets: number;
}
