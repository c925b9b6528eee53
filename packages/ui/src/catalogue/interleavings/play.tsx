import { createChatdeckClient } from '@chatdeck/sdk';
import { createMockBackend } from '@chatdeck/sdk/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { doSteps } from '../do-steps';
import { eventually } from '../eventually';
import * as seen from '../faults/seen';
import { watch } from '../faults/watch';
import type { Fixture } from '../fixture';
import { FAULTS, type Plan } from './plan';

/** A form, whose last step presses the button that sends it. */
export interface Form extends Fixture {
  readonly send: string;
}

/** The form of a fixture, if it is one. */
export const toForm = (fixture: Fixture): Form[] => {
  const last = fixture.steps?.at(-1);
  return fixture.calls === 'sends' && last && 'press' in last
    ? [{ ...fixture, steps: fixture.steps?.slice(0, -1), send: last.press }]
    : [];
};

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A server that answers changes late, the first of them with a fault, and notes what it must not see. */
function startServer({ change }: Fixture, { answerMs, fault }: Plan) {
  const good = createMockBackend({ change });
  const bad =
    fault === 'none' ? good : createMockBackend({ change, faults: { '*': FAULTS[fault] } });
  const inFlight = new Map<string, number>();
  const troubles: string[] = [];
  let [changes, isLeft] = [0, false];

  const answer = async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const others = inFlight.get(call) ?? 0;
    if (others > 0) troubles.push(`${call} is sent again before it is answered`);
    if (isLeft) troubles.push(`${call} is sent by what was left`);
    inFlight.set(call, others + 1);
    changes += 1;
    const backend = changes === 1 ? bad : good;
    await after(answerMs);
    return backend.fetch(request).finally(() => inFlight.set(call, (inFlight.get(call) ?? 1) - 1));
  };
  return {
    troubles,
    leave: () => (isLeft = true),
    isQuiet: () => [...inFlight.values()].every((count) => count === 0),
    hasSent: () => changes > 0,
    fetch: (...args: Parameters<typeof fetch>) => {
      const request = new Request(...args);
      return request.method === 'GET' ? good.fetch(request) : answer(request);
    },
  };
}

/** Does something at its time after the first press. */
async function follow(moments: readonly (readonly [ms: number, act: () => void])[]) {
  let past = 0;
  for (const [ms, act] of [...moments].sort(([one], [other]) => one - other)) {
    await after(ms - past);
    past = ms;
    act();
  }
}

/** Plays a plan to a form; returns what went wrong. */
export async function play(form: Form, plan: Plan): Promise<readonly string[]> {
  const server = startServer(form, plan);
  const client = createChatdeckClient({
    baseUrl: 'http://chatdeck.test',
    auth: { getToken: () => 'mock-token' },
    fetch: server.fetch,
  });
  const watched = watch(document.body);
  const view = render(<ChatdeckProvider client={client}>{form.ui()}</ChatdeckProvider>);
  try {
    await doSteps(form.steps);
    const button = await eventually(() =>
      screen.getByRole('button', { name: form.send, hidden: true }),
    );
    const press = () => fireEvent.click(button);
    const leave = () => {
      view.unmount();
      server.leave();
    };
    const { presses, leavesAt } = plan;
    await follow([
      [0, press],
      ...presses.map((ms) => [ms, press] as const),
      ...(leavesAt === undefined ? [] : [[leavesAt, leave] as const]),
    ]);
    if (leavesAt === undefined) await getOver(form, plan, server);
    await eventually(() => expect(server.isQuiet()).toBe(true));
    watched.stop();
    return [...server.troubles, ...watched.errors];
  } catch (error) {
    return [...server.troubles, ...watched.errors, String(error).slice(0, 300)];
  } finally {
    watched.stop();
    view.unmount();
  }
}

type Server = ReturnType<typeof startServer>;

/** Waits for the answer of a form that was not left; what failed is still in its fields, and is sent again. */
async function getOver(form: Form, { fault }: Plan, server: Server): Promise<void> {
  await eventually(() => expect(server.hasSent(), 'it is sent').toBe(true));
  await eventually(() => expect(server.isQuiet()).toBe(true));
  // A press after the first answer may have sent it already.
  if (fault !== 'none' && !seen.hasGood(form)) {
    await seen.findNotice();
    if (fault === 'expiry') await seen.closeSessionBox();
    if (!seen.hasGood(form)) {
      const held = seen.heldTexts();
      const lost = seen.typedTexts(form).filter((text) => !held.includes(text));
      if (lost.length > 0) server.troubles.push(`${lost.join(', ')} is lost`);
      await doSteps([{ press: form.send }]);
    }
  }
  await seen.findGood(form);
}
