import type { Result } from '@chatdeck/sdk';
import { expect } from 'vitest';
import type { ContractWorld } from '../contract-world';

/** User journeys that both backends must answer alike. Each gets its own account. */
export type Journeys = Readonly<Record<string, (world: ContractWorld) => Promise<void>>>;

export const TEXT = { type: 1, content: '早安，今天也读十页吧。' } as const;
export const DAILY = '0 0 8 * * *';

/** Expects that the call is answered with this code, which is not 0. */
export const refuses = async (answer: Promise<Result<unknown>>, code: number) =>
  expect(await answer).toMatchObject({ ok: false, code });
