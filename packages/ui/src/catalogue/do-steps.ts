import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Step } from './fixture';

/** Performs the steps as a user would, as fast as events can be dispatched. */
export async function doSteps(steps: readonly Step[] = []): Promise<void> {
  for (const step of steps) await doStep(step);
}

async function doStep(step: Step): Promise<void> {
  if ('fill' in step) {
    fireEvent.change(await field(step.fill), { target: { value: step.with } });
  } else if ('open' in step) {
    const input = await field(step.open);
    input.focus();
    fireEvent.click(input);
    fireEvent.keyDown(input, { key: 'ArrowDown' });
  } else if ('choose' in step) {
    fireEvent.click(await screen.findByRole('radio', { name: step.choose }, WAIT_OPTIONS));
  } else {
    fireEvent.click(
      await screen.findByRole('button', { name: step.press, hidden: true }, WAIT_OPTIONS),
    );
  }
}

/** Opening a lazy dialog can take this long on two cores under load. */
export const WAIT_OPTIONS = { timeout: 6_000, interval: 20 };

const field = (label: string) =>
  waitFor(() => {
    const found = screen.getByLabelText(label, { selector: 'input,textarea' });
    return found;
  }, WAIT_OPTIONS);
