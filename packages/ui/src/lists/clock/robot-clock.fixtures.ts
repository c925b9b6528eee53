import type { MockBackendOptions } from '@chatdeck/sdk/testing';

/** A backend whose robot reports this clock. */
export const robotClockIs =
  (name: string, offsetMinutes: number): NonNullable<MockBackendOptions['change']> =>
  (state) => {
    state.robotClock = { name, offsetMinutes };
  };
