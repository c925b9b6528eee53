import type { MockBackendOptions } from '@chatdeck/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withoutMembership } from '#lists/rules/rule-list.fixtures.ts';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { RecipeScreen } from './recipe-screen';

const SLOW = { timeout: 20_000 };
const WAIT = { timeout: 30_000 };
const OWN = { autoReply: true, replyKeywords: [] };
const withConfig = (config: object | null): MockBackendOptions => ({
  change: (state) => {
    state.config = config && JSON.stringify(config);
  },
});
const sent = async (): Promise<Record<string, unknown>> => {
  const body = JSON.parse((await requestsTo('/config/update').at(-1)?.text()) ?? '{}') as {
    config: string;
  };
  return JSON.parse(body.config) as Record<string, unknown>;
};
const dialog = async () => within(await screen.findByRole('dialog', undefined, WAIT));

describe('The recipes', () => {
  it('are ten, each with its rules and a way to add it', SLOW, async () => {
    show(<RecipeScreen />, withConfig(OWN));
    const buttons = await screen.findAllByRole('button', { name: /^加到我的账号：/ }, WAIT);
    expect(buttons).toHaveLength(10);
    const rules = within(screen.getByRole('list', { name: '「关键词进群」会加的规则和设置' }));
    expect(rules.getByText('进群')).toBeVisible();
    expect(rules.getByText('〔群名〕')).toBeVisible();
  });

  it('open from their address, add with what was filled in, and are undone', SLOW, async () => {
    const { user } = show(<RecipeScreen recipe="join" />, withConfig(OWN));
    const open = await dialog();
    await user.type(open.getByRole('combobox', { name: /^群名/ }), '青禾读书会');
    await user.click(open.getByRole('button', { name: '确认添加' }));
    const done = await dialog();
    expect(await done.findByText('再加别的群')).toBeVisible();
    const added = await sent();
    expect(added).toMatchObject(OWN);
    expect(added['roomJoinKeywords']).toEqual([
      expect.objectContaining({ roomName: '青禾读书会', keywords: ['进群', '加群'] }),
    ]);
    await user.click(done.getByRole('button', { name: '撤销' }));
    await screen.findAllByRole('button', { name: /^加到我的账号：/ }, WAIT);
    expect((await sent())['roomJoinKeywords'] ?? []).toEqual([]);
  });

  it('show what they will say, and say it in the words of the account', SLOW, async () => {
    const { user } = show(<RecipeScreen recipe="join" />, withConfig(OWN));
    const open = await dialog();
    const text = open.getByRole('textbox', { name: /^进群前的回复/ });
    expect(text).toHaveValue('好的，马上拉你进群。进来以后改一下群昵称。');
    await user.clear(text);
    expect(open.getByText('写一句要说的话')).toBeVisible();
    expect(open.getByRole('button', { name: '确认添加' })).toBeDisabled();
    await user.type(text, '稍等，这就拉你');
    await user.click(open.getByRole('button', { name: '确认添加' }));
    const lives = within(await screen.findByRole('list', { name: '加在这里' }, WAIT));
    expect(lives.getByRole('button', { name: '关键词进群' })).toBeVisible();
    expect(JSON.stringify(await sent())).toContain('稍等，这就拉你');
  });

  it('say what is left when something stays empty, and run none of it', SLOW, async () => {
    const { user } = show(<RecipeScreen recipe="join" />, withConfig(OWN));
    const open = await dialog();
    expect(open.getByText('先暂停，填好再启用')).toBeVisible();
    await user.click(open.getByRole('button', { name: '确认添加' }));
    expect(await screen.findByText(/填好群名，再启用/, undefined, WAIT)).toBeVisible();
    expect((await sent())['roomJoinKeywords'] ?? []).toEqual([]);
  });

  it('refuse an address that the robot could not ask', SLOW, async () => {
    const { user } = show(<RecipeScreen recipe="portal" />, withConfig(OWN));
    const open = await dialog();
    await user.type(open.getByRole('textbox', { name: /^网址/ }), 'shop');
    expect(open.getByText('请输入 http:// 或 https:// 开头的网址')).toBeVisible();
    expect(open.getByRole('button', { name: '确认添加' })).toBeDisabled();
  });

  it('show what those for members need', SLOW, async () => {
    show(<RecipeScreen recipe="sync" />, withoutMembership);
    const open = await dialog();
    expect(await open.findByText('本功能需要开通会员方可使用', undefined, WAIT)).toBeVisible();
    expect(requestsTo('/config/update')).toHaveLength(0);
  });

  it('wait for a new account until it has a config', SLOW, async () => {
    show(<RecipeScreen recipe="welcome" />, withConfig(null));
    expect(await screen.findByText('请先初始化配置文件', undefined, WAIT)).toBeVisible();
  });
});
