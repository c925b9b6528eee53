import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { serve, testClient } from '#testing/with-backend.tsx';
import { doSteps } from '../do-steps';
import { eventually } from '../eventually';
import { isBlank, watch } from '../faults/watch';
import { FIELD_STATES } from '../field-states';
import { madeOf, NASTY_STRINGS } from './nasty-strings';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Every field that accepts text: text boxes, search boxes, number boxes and passwords. */
const textFields = () => [
  ...document.querySelectorAll<Field>(
    'input:not([type=radio],[type=checkbox],[type=file],[type=hidden],[type=range]),textarea',
  ),
];

describe.each(FIELD_STATES)('$name, $use', (fixture) => {
  it('takes every nasty string as text, in every field', async () => {
    const watched = watch(document.body);
    serve({ change: fixture.change });
    render(<ChatdeckProvider client={testClient()}>{fixture.ui()}</ChatdeckProvider>);
    await eventually(() => expect(isBlank(document.body)).toBe(false));
    await doSteps(fixture.steps);
    if (fixture.calls === 'loads') await eventually(() => expect(isLoading()).toBe(false));
    const count = textFields().length;
    for (let at = 0; at < count; at += 1) {
      for (const text of Object.values(NASTY_STRINGS)) paste(at, text);
    }
    textFields().forEach((field) => fireEvent.keyDown(field, { key: 'Enter' }));
    document.querySelectorAll('form').forEach((form) => fireEvent.submit(form));
    await eventually(() => expect(isBlank(document.body)).toBe(false));
    expect(madeOf(document)).toEqual([]);
    watched.stop();
    expect(watched.errors).toEqual([]);
  });
});

const isLoading = () => document.querySelector('[aria-busy="true"]') !== null;

/** Pastes over the content of a field and asserts that it holds what a browser would store. */
function paste(at: number, text: string): void {
  const field = textFields()[at];
  if (!field || field.disabled || field.readOnly) return;
  fireEvent.change(field, { target: { value: text } });
  if (field.inputMode === 'numeric' || field.inputMode === 'decimal') return;
  expect(field.value).toBe(valueIn(field, text));
  expect(madeOf(document)).toEqual([]);
}

/** The value that a native field of the same kind would take: a single-line field drops line breaks. */
function valueIn(field: Field, text: string): string {
  const plain = field.cloneNode();
  if (!('value' in plain)) throw new Error('no field');
  plain.value = text;
  return String(plain.value);
}
