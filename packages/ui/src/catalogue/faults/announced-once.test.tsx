import { CODE } from '@chatdeck/sdk/constants';
import { expect, it } from 'vitest';
import { serve, show } from '#testing/with-backend.tsx';
import { doSteps } from '../do-steps';
import { eventually } from '../eventually';
import { FIXTURES } from '../fixtures';

const REFUSAL = '服务器出错了，请稍后再试';
const FORMS = FIXTURES.filter(({ calls }) => calls === 'sends');

/** How often the refusal occurs in the text of the page, inside longer sentences too. */
const timesAnnounced = () => document.body.textContent.split(REFUSAL).length - 1;

it.each(FORMS.map((fixture) => [fixture.name, fixture.use, fixture] as const))(
  '%s, %s, tells a refusal once as a notification and at most once in its place',
  async (_, __, { ui, steps = [], change }) => {
    show(ui(), { ...(change && { change }) });
    await doSteps(steps.slice(0, -1));
    serve({ ...(change && { change }), faults: { '*': { kind: 'code', code: CODE.serverError } } });
    await doSteps(steps.slice(-1));
    await eventually(() => expect(timesAnnounced()).toBeGreaterThan(0));
    const alerts = [...document.querySelectorAll('[role=alert]')];
    expect(alerts.filter(({ textContent }) => textContent.includes(REFUSAL))).toHaveLength(1);
    expect(timesAnnounced()).toBeLessThanOrEqual(2);
  },
);

const WRONG = '里面有机器人认不出的字符';
const issues = (path: string) => [{ path, rule: 'x.unknown', message: WRONG }];
const withIssues = (path: string) => ({
  kind: 'raw' as const,
  status: 200,
  body: JSON.stringify({
    code: CODE.invalidValue,
    msg: '有一项不合规则',
    data: { issues: issues(path) },
  }),
});

it.each([
  ['MaterialDialog', 'name'],
  ['SendMessageDialog', 'content'],
  ['FeedbackDialog', 'content'],
])('%s tells a refusal of one field at that field, not above the form too', async (name, path) => {
  const fixture = FORMS.find((form) => form.name === name);
  const { steps = [], ui } = fixture ?? FORMS[0] ?? { ui: () => null };
  show(ui());
  await doSteps(steps.slice(0, -1));
  serve({ faults: { '*': withIssues(path) } });
  await doSteps(steps.slice(-1));
  await eventually(() => expect(document.body).toHaveTextContent(WRONG));
  expect(document.body.textContent.split(WRONG)).toHaveLength(2);
  expect(document.body.textContent.split('有一项不合规则')).toHaveLength(2);
});
