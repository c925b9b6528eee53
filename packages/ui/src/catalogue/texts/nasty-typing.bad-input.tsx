import { fireEvent, render, screen } from '@testing-library/react';
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
    render(
      <ChatdeckProvider client={testClient()}>
        <PasteEverywhere />
        {fixture.ui()}
      </ChatdeckProvider>,
    );
    await eventually(() => expect(isBlank(document.body)).toBe(false));
    await doSteps(fixture.steps);
    if (fixture.calls === 'loads') await eventually(() => expect(isLoading()).toBe(false));
    Object.values(NASTY_STRINGS).forEach(pasteEverywhere);
    textFields().forEach((field) => fireEvent.keyDown(field, { key: 'Enter' }));
    document.querySelectorAll('form').forEach((form) => fireEvent.submit(form));
    await eventually(() => expect(isBlank(document.body)).toBe(false));
    expect(madeOf(document)).toEqual([]);
    watched.stop();
    expect(watched.errors).toEqual([]);
  });
});

const isLoading = () => document.querySelector('[aria-busy="true"]') !== null;

/** Does all of it in one event, after which React renders once: a form of nine fields is tested in a ninth of the time. */
function PasteEverywhere() {
  return (
    <button
      hidden
      value=""
      data-testid={PASTE}
      onClick={(event) => paste(event.currentTarget.value)}
    />
  );
}

const PASTE = 'paste';

const isTyped = (field: Field) => !field.disabled && !field.readOnly && field.isConnected;

function paste(text: string): void {
  for (const field of textFields().filter(isTyped)) {
    fireEvent.change(field, { target: { value: text } });
  }
}

/** Pastes over the content of every field and asserts that each holds what a browser would store. */
function pasteEverywhere(text: string): void {
  const fields = textFields().filter(isTyped);
  const button = screen.getByTestId(PASTE);
  button.setAttribute('value', text);
  fireEvent.click(button);
  for (const field of fields.filter(isTyped)) {
    if (field.inputMode === 'numeric' || field.inputMode === 'decimal') continue;
    // Several fields that make up one value, such as a cron expression, take one change in an event.
    if (field.value !== valueIn(field, text)) fireEvent.change(field, { target: { value: text } });
    expect(field.value).toBe(valueIn(field, text));
  }
  expect(madeOf(document)).toEqual([]);
}

/** The value that a native field of the same kind would take: a single-line field drops line breaks. */
function valueIn(field: Field, text: string): string {
  const plain = field.cloneNode();
  if (!('value' in plain)) throw new Error('no field');
  plain.value = text;
  return String(plain.value);
}
