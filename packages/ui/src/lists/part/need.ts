import type { ReactNode } from 'react';
import type { useSavedConfig } from '#lists/config/use-saved-config.ts';

/** The stored config of a page, and the way to change it in place. */
export type PageConfig = ReturnType<typeof useSavedConfig>;

/** Something that a part of the config needs before the robot acts on it. */
export interface Need {
  readonly label: string;
  /** Undefined for what the console cannot see, such as what the program of the robot loads. */
  readonly isMet: boolean | undefined;
  /** What it is for, or what is set now. */
  readonly note?: string | undefined;
  /** The way to it; shown while it is not met. */
  readonly action?: ReactNode;
}
