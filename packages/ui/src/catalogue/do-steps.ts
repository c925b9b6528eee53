import { fireEvent, screen } from '@testing-library/react';
import { eventually } from './eventually';
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
    fireEvent.click(await eventually(() => screen.getByRole('radio', { name: step.choose })));
  } else {
    fireEvent.click(
      await eventually(() => screen.getByRole('button', { name: step.press, hidden: true })),
    );
  }
}

const field = (label: string) =>
  eventually(() => screen.getByLabelText(label, { selector: 'input,textarea' }));
