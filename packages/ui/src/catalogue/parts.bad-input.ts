import { fireEvent } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARTS } from '#theme/parts.ts';
import { doSteps } from './do-steps';
import type { Fixture } from './fixture';
import { FIXTURES } from './fixtures';
import { pressEverything, showInSession } from './rights/shown-in-session';

/** The names that were seen; some for a moment only. */
const seen = new Set<string>();
const note = () =>
  document
    .querySelectorAll('[data-cd-part]')
    .forEach((element) => seen.add(element.getAttribute('data-cd-part') ?? ''));
const observer = new MutationObserver(note);

/** Shows a component in what it has: as it loads, in the account's session, and in one without rights. */
async function showParts(fixture: Fixture): Promise<void> {
  const waiting = await showInSession(fixture, 'own', 'unknown');
  waiting.leave();
  const own = await showInSession(fixture, 'own');
  if (fixture.calls === 'sends') await doSteps(fixture.steps);
  const [toggle] = document.querySelectorAll('input[role="switch"]');
  if (toggle) fireEvent.click(toggle);
  await pressEverything();
  own.leave();
  const without = await showInSession(fixture, []);
  without.leave();
}

describe('The parts that a host may style', () => {
  beforeAll(() => observer.observe(document.body, { childList: true, subtree: true }));
  afterAll(() => observer.disconnect());

  it.each(FIXTURES.map((fixture) => [fixture.name, fixture.use, fixture] as const))(
    '%s, %s, has names of the table alone',
    async (_, __, fixture) => {
      await showParts(fixture);
      expect([...seen].filter((name) => !(name in PARTS))).toEqual([]);
    },
  );

  it.each(FIXTURES.filter(({ name }) => name === 'MaterialPanel'))(
    '$name, in an account without rows, has names of the table alone',
    async (fixture) => {
      await showParts({ ...fixture, change: (state) => void (state.materials = []) });
      expect([...seen].filter((name) => !(name in PARTS))).toEqual([]);
    },
  );

  it('are each somewhere', () => {
    expect(Object.keys(PARTS).filter((name) => !seen.has(name))).toEqual([]);
  });
});
