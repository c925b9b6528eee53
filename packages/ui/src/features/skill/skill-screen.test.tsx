import type { Locale } from '@chatdeck/sdk/constants';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { SkillScreen } from './skill-screen';

const slow = { timeout: 20_000 };
const rule = { reg: 1, needAt: 0, scope: 'all' };
const withSkills = (...events: readonly string[]) => ({
  change: (state: { config: string | null }) => {
    const eventKeywords = events.map((event, at) => ({ ...rule, event, keywords: [`词${at}`] }));
    state.config = JSON.stringify({ eventKeywords });
  },
});

const NOTES: readonly [Locale, RegExp][] = [
  ['zh-CN', /^这个技能由原来的托管服务提供，本服务器没有/],
  ['en', /this server does not have it: the robot skips it/],
];

it.each(NOTES)(
  'says beside each skill of the hosted service that it does nothing, %s',
  slow,
  async (locale, note) => {
    show(<SkillScreen />, withSkills('outapi-weather', 'event-parking', 'star'), { locale });
    expect(await screen.findAllByText(note, undefined, slow)).toHaveLength(2);
  },
);

it('says so in the dialog until another skill is chosen', slow, async () => {
  const { user } = show(<SkillScreen />, withSkills('outapi-weather'));
  await user.click(await screen.findByRole('button', { name: /^编辑/ }, slow));
  const dialog = within(await screen.findByRole('dialog', undefined, slow));
  const skill = await dialog.findByRole('button', { name: /outapi-weather/ }, slow);
  expect(skill).toHaveAccessibleDescription(/本服务器没有/);
  await user.click(skill);
  await user.click(await screen.findByRole('option', { name: '名人名言' }));
  expect(dialog.queryByText(/本服务器没有/)).toBeNull();
});
