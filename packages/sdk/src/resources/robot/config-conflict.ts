/** A refusal is short: a longer document is omitted, and loaded separately when needed. */
const CARRIED_MAX = 24_000;

/** The detail of 10003: the stored version, and its document unless that is too long. */
export interface ConfigConflict {
  readonly version: number;
  readonly config?: string | null;
}

/** The detail of refusing a save that would overwrite a newer version. */
export const configConflict = (version: number, config: string | null): ConfigConflict =>
  config !== null && JSON.stringify(config).length > CARRIED_MAX
    ? { version }
    : { version, config };
