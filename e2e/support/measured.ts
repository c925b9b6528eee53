import { test } from '@playwright/test';

/** What a test has counted, and what its control found. */
interface Measured {
  readonly cases: number;
  readonly control: string;
}

/** Adds a measurement to the report of the running test. */
export function show(measured: Measured): void {
  test.info().annotations.push({ type: 'measured', description: JSON.stringify(measured) });
}
