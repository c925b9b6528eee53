import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { eventually } from '../eventually';
import type { Fixture } from '../fixture';
import { isBlank, NOTIFICATIONS } from './watch';

const RETRY = /^(重试|再试一次|加载失败，重试)$/;
const STALE = /没有更新$/;

/** Whether the fixture shows its expected content. */
export const hasGood = ({ good }: Fixture) => screen.queryAllByText(good).length > 0;
export const findGood = (fixture: Fixture, turns?: number) =>
  eventually(() => expect(hasGood(fixture), `${String(fixture.good)} is shown`).toBe(true), turns);

/** A screen that loads seven lists of 50,000 rows reads 100 MB of JSON: seconds on an idle core. */
export const LONG_LISTS_TURNS = 1_500;

/** Whether a failure is announced. */
export const hasNotice = () => document.querySelector('[role="alert"]') !== null;
export const findNotice = () =>
  eventually(() => expect(hasNotice(), 'a failure raises a notice').toBe(true));

const SESSION_BOX = '[role="alertdialog"]';

/**
 * Dismisses the session-expired dialog, which can open a moment before a dialog that waits for the rights of the session:
 * nobody reads it before that has opened too.
 */
export async function closeSessionBox(): Promise<void> {
  const box = await eventually(() => {
    const found = document.querySelector<HTMLElement>(SESSION_BOX);
    if (!found) throw new Error('nothing asks to sign in again');
    return found;
  });
  const aside = `${NOTIFICATIONS},${SESSION_BOX}`;
  await eventually(() => expect(isBlank(document.body, aside), 'it is alone').toBe(false));
  fireEvent.click(within(box).getByText('取消'));
  await eventually(() => expect(box).not.toBeInTheDocument());
}

/** Waits until a button, link or row offers a retry. */
export const findRetry = () => eventually(() => screen.getAllByText(RETRY));

/** A press re-renders, which polls again at once; a user would pause between presses. */
const PRESS_MS = 300;

/** Retries wherever that is offered, until nothing is failed or stale any more. */
export function retryAll(): Promise<void> {
  const taken = new Map<HTMLElement, number>();
  return eventually(() => {
    const ways = screen.queryAllByText(RETRY);
    for (const way of ways) {
      if (Date.now() - (taken.get(way) ?? 0) < PRESS_MS) continue;
      taken.set(way, Date.now());
      fireEvent.click(way);
    }
    expect(ways, 'everything that failed can be retried').toEqual([]);
    expect(screen.queryAllByText(STALE), 'the notice goes away').toEqual([]);
  });
}

/** Waits for the notice that the content is stale. */
export const findStale = () => eventually(() => screen.getAllByText(STALE));

const isSending = () => document.querySelector('button[aria-disabled="true"]') !== null;

/** Waits until the last submitted request has been answered or abandoned. */
export async function findSent(fixture: Fixture): Promise<void> {
  await eventually(() => expect(isSending() || hasGood(fixture), 'it is sent').toBe(true));
  await eventually(() => expect(isSending(), 'the sending ends').toBe(false));
}

/** What the fields hold. */
export const heldTexts = (): string[] =>
  [...document.querySelectorAll('input,textarea')].map((field) =>
    'value' in field ? String(field.value) : '',
  );
/** What the steps of a fixture type into them. */
export const typedTexts = ({ steps = [] }: Fixture): string[] =>
  steps.flatMap((step) => ('fill' in step ? [step.with] : []));
