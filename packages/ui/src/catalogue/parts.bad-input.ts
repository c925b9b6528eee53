import type { MockState } from '@chatdeck/sdk/testing';
import { fireEvent } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARTS } from '#theme/parts.ts';
import { doSteps } from './do-steps';
import type { Fixture } from './fixture';
import { FIXTURES } from './fixtures';
import { MATERIAL_FIXTURES } from './material-fixtures';
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

/** An empty list has parts of its own. */
const EMPTY = MATERIAL_FIXTURES.map((fixture) => ({
  ...fixture,
  change: (state: MockState) => void (state.materials = []),
}));

describe('The parts that a host may style', () => {
  beforeAll(() => observer.observe(document.body, { childList: true, subtree: true }));
  afterAll(() => observer.disconnect());

  // The types refuse other names; what is left is that none is of nothing. It ends with the last name.
  it('are each somewhere in the catalogue', { timeout: 300_000 }, async () => {
    const missing = () => Object.keys(PARTS).filter((name) => !seen.has(name));
    for (const fixture of [...EMPTY, ...FIXTURES]) {
      if (missing().length === 0) break;
      await showParts(fixture);
    }
    expect(missing()).toEqual([]);
  });
});
