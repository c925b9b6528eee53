import type { Result } from '@chatdeck/sdk';
import { expect } from 'vitest';
import type { ContractWorld } from '../contract-world';

/** What both backends must answer alike, as a user goes about it. Each gets an account of its own. */
export type Journeys = Readonly<Record<string, (world: ContractWorld) => Promise<void>>>;

export const TEXT = { type: 1, content: '早安，今天也读十页吧。' } as const;
export const DAILY = '0 0 8 * * *';

/** The call is answered with a code other than 0, and that one. */
export const refuses = async (answer: Promise<Result<unknown>>, code: number) =>
  expect(await answer).toMatchObject({ ok: false, code });
