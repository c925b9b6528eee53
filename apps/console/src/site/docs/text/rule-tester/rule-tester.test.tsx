import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { setPreferences } from '#preferences/preferences.ts';
import { RuleTester } from './rule-tester';
import { tryRule, type Trial } from './try-rule';

const ASKED: Trial = {
  keywords: '价格，报价',
  match: 'contains',
  needsMention: true,
  text: '请问价格是多少',
  where: 'friend',
  isMention: false,
};

beforeEach(() => setPreferences({ locale: 'zh-CN' }));

describe('A rule of the documentation', () => {
  it.each([
    ['replies to a text that contains a keyword', {}, true],
    ['replies to its second keyword', { text: '发我一份报价' }, true],
    ['is silent where no keyword is', { text: '在吗' }, false],
    ['is silent to more than the keyword if it is exact', { match: 'exact' }, false],
    ['replies to exactly the keyword', { match: 'exact', text: '价格' }, true],
    ['is silent in a group that does not mention it', { where: 'room' }, false],
    ['replies in a group that mentions it', { where: 'room', isMention: true }, true],
    ['replies in a group to everybody', { where: 'room', needsMention: false }, true],
    ['has keywords in upper and lower case', { keywords: 'price', text: 'PRICE?' }, false],
  ] as const)('%s', (_, changes, replies) => {
    expect(tryRule({ ...ASKED, ...changes }, 'zh-CN').replies).toBe(replies);
  });

  it('is tried by who reads about it', async () => {
    const user = userEvent.setup();
    render(<RuleTester />);
    await user.click(screen.getByRole('button', { name: '开始试' }));
    expect(await screen.findByText('不会回复')).toBeVisible();
    expect(screen.getByText('原因：群里没有 @ 机器人')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: '消息里 @ 了机器人' }));
    expect(screen.getByText('会回复')).toBeVisible();
    expect(screen.getByText('价格')).toBeVisible();
  });
});
