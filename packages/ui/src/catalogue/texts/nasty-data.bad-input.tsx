import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { serve, testClient } from '#testing/with-backend.tsx';
import { doSteps } from '../do-steps';
import { eventually } from '../eventually';
import { watch } from '../faults/watch';
import type { Fixture } from '../fixture';
import { FIXTURES } from '../fixtures';
import { nastyAnswers, nastyShown } from './nasty-answers';
import { madeOf } from './nasty-strings';

/** Offsets into the nasty strings, so that a list of ten rows shows all forty. */
const STARTS = [0, 10, 20, 30];
/** Components without user-written text: they show prices, keys, states and our own texts. */
const OURS = [
  'AccountDataCard',
  'ActivationScreen',
  'OpenApiScreen',
  'OrdersScreen',
  'PaymentScreen',
  'PlansScreen',
  'RecipeScreen',
  'SessionsScreen',
];
/** Parts of a component without them, by their use. */
const OWN_PARTS = ['the prices of a server'];
const loaders = FIXTURES.filter(({ calls }) => calls === 'loads' || calls === 'looksUp');

describe.each(loaders)('$name, $use', (fixture) => {
  it.each(STARTS)('shows nasty answers as text, from the %d. on', async (start) => {
    const watched = watch(document.body);
    const alter = nastyAnswers(start);
    serve({ change: fixture.change, faults: { '*': { kind: 'altered', alter } } });
    render(<ChatdeckProvider client={testClient()}>{fixture.ui()}</ChatdeckProvider>);
    await doSteps(fixture.steps);
    await eventually(() => expect(isShown(fixture)).toBe(true));
    await eventually(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(madeOf(document)).toEqual([]);
    expect(document.querySelector('[role="alert"]')).toBeNull();
    watched.stop();
    expect(watched.errors).toEqual([]);
  });
});

const isShown = ({ name, use, good }: Fixture) =>
  OURS.includes(name) || OWN_PARTS.includes(use)
    ? screen.queryAllByText(good).length > 0
    : nastyShown(document.body).length > 0;
