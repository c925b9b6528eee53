import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPreferences } from '#preferences/preferences.ts';
import { openConsole } from '#testing/open-console.tsx';
import { loadIndex } from './docs-index';

vi.mock('../../../session/client', () => import('../../../testing/test-client'));

beforeEach(() => localStorage.clear());

const found = async (query: string, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  (await loadIndex(locale))(query).map(({ id }) => id);

describe('The search of the documentation', () => {
  it.each([
    ['群发', 'zh-CN', /^mass-send/],
    ['没有回复', 'zh-CN', /^(question|keyword)#没有回复|^keyword#为什么没有回复/],
    ['二维码', 'zh-CN', /^install#扫码登录/],
    ['openaiTimeout', 'zh-CN', /^setting#/],
    ['Coze', 'zh-CN', /^chatgpt#coze/],
    ['ECONNREFUSED', 'en', /^(install|question)#/],
    ['docker', 'en', /^install#docker/],
    ['moderat', 'en', /^content-censor/],
    ['postgre', 'en', /^self-hosting#/],
    ['moderaton service', 'en', /^content-censor#a-moderation-service/],
  ] as const)('finds "%s" in %s', async (query, locale, first) => {
    expect((await found(query, locale))[0]).toMatch(first);
  });

  it('finds nothing for what no page says, and does not invent headings from code', async () => {
    expect(await found('量子力学')).toEqual([]);
    expect((await found('install')).every((id) => !id.includes('npm'))).toBe(true);
  });

  it('shows the words around what was found', async () => {
    const [hit] = (await loadIndex('zh-CN'))('上传 中文');
    expect(hit?.excerpt).toContain('中文');
    expect(hit?.excerpt.length).toBeLessThan(110);
  });

  it('leads a reader to the part of the page', async () => {
    setPreferences({ locale: 'zh-CN' });
    const { user, at } = await openConsole('/docs/about', { hasToken: false });
    await user.type(await screen.findByRole('searchbox', { name: '搜索文档' }), '忘记密码');
    const results = within(await screen.findByRole('navigation', { name: '搜索结果' }));
    await user.click(results.getByRole('link', { name: /忘记密码故障排查/ }));
    await waitFor(() => expect(at()).toContain('/docs/question'));
    await user.clear(screen.getByRole('searchbox', { name: '搜索文档' }));
    expect(screen.getByRole('navigation', { name: '文档目录' })).toBeVisible();
  });

  it('says when nothing fits', async () => {
    const { user } = await openConsole('/docs/about', { hasToken: false });
    await user.type(await screen.findByRole('searchbox', { name: '搜索文档' }), 'zzzz');
    expect(await screen.findByText('没有找到。换个词试试。')).toBeVisible();
  });
});
