import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { materialApi } from '#store/material.api.ts';
import { FIXTURES } from '../fixtures';
import { plansOf } from './plan';
import { play, toForm, type Form } from './play';

declare module 'vitest' {
  interface TaskMeta {
    /** What a long run has counted, as `npm run gauntlet` records it. */
    measured?: {
      readonly name: string;
      readonly measured: string;
      readonly control: string;
      readonly cases: number;
    };
  }
}

const SEED = Number(process.env['INTERLEAVING_SEED'] ?? 20_261_126);
/** `npm run gauntlet -- interleavings` runs 500 at a time. */
const CASES = Number(process.env['INTERLEAVING_CASES'] ?? 60);
const CASE_MS = 10_000;
/** Enough for each kind of trouble to come up. */
const CONTROL_CASES = 100;

const forms = FIXTURES.flatMap(toForm);

beforeEach(() => sessionStorage.clear());

/** A form that neither waits for its answer nor keeps what it could not send. */
function CarelessForm() {
  const { notify } = useChatdeck();
  const [add] = materialApi.useAddMaterialMutation();
  const [name, setName] = useState('');
  const send = () => {
    setName('');
    void add({ type: 1, name: name || 'again', content: 'x' }).then(({ error }) => {
      if (!error) notify({ tone: 'success', text: '添加成功' });
    });
  };
  return (
    <>
      <input aria-label="素材别名" value={name} onChange={(event) => setName(event.target.value)} />
      <button onClick={send}>添加</button>
    </>
  );
}

const careless: Form = {
  name: 'CarelessForm',
  use: 'adding',
  calls: 'sends',
  good: '添加成功',
  ui: () => <CarelessForm />,
  steps: [{ fill: '素材别名', with: '停车指引' }],
  send: '添加',
};

it(
  'A form sends once, keeps what it could not send, and is quiet once it is left',
  async ({ task }) => {
    const troubles: string[] = [];
    for (const [at, plan] of plansOf(SEED, CASES).entries()) {
      const form = forms[at % forms.length];
      if (!form) throw new Error('There are no forms');
      for (const trouble of await play(form, plan)) {
        troubles.push(`${form.name}, ${JSON.stringify(plan)}: ${trouble}`);
      }
    }
    expect(troubles).toEqual([]);

    const found: string[] = [];
    for (const plan of plansOf(SEED, CONTROL_CASES)) found.push(...(await play(careless, plan)));
    const again = found.filter((trouble) => trouble.includes('again before')).length;
    const lost = found.filter((trouble) => trouble.includes('is lost')).length;
    expect(again).toBeGreaterThan(0);
    expect(lost).toBeGreaterThan(0);
    task.meta.measured = {
      name: 'Interleavings',
      measured: `${CASES} in ${forms.length} forms`,
      control: `a form that neither waits nor keeps: ${again} sent again, ${lost} lost noticed in ${CONTROL_CASES}`,
      cases: CASES,
    };
  },
  CASES * CASE_MS,
);
