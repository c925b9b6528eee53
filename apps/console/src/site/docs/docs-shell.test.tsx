import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPreferences } from '../../preferences/preferences';
import { openConsole } from '../../testing/open-console';
import { headingsOf, HeadingTree } from './heading-tree';

vi.mock('../../session/client', () => import('../../testing/test-client'));

beforeEach(() => localStorage.clear());

describe('the documentation', () => {
  it('has a bar, a side menu in its groups, and the page', async () => {
    const { user, at } = await openConsole('/docs', { hasToken: false });
    expect(at()).toBe('/docs/about');
    expect(await screen.findByRole('banner')).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: '文档目录' }));
    const groups = ['关于', '快速开始', '使用手册', '协议使用', '功能详解', '部署与接入'];
    expect(menu.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(groups);
    expect(menu.getAllByRole('link')).toHaveLength(23);
    await user.click(menu.getByRole('link', { name: '常见问题' }));
    await waitFor(() => expect(at()).toBe('/docs/faq'));
    expect(await within(screen.getByRole('main')).findByText('页面 /docs/faq')).toBeVisible();
  });

  it('lists the headings of a page from h1 to h6, as links to them', () => {
    class NeverSeen {
      observe = () => undefined;
      disconnect = () => undefined;
    }
    vi.stubGlobal('IntersectionObserver', NeverSeen);
    setPreferences({ locale: 'zh-CN' });
    const toc = [1, 2, 3, 4, 5, 6].reduceRight<Parameters<typeof headingsOf>[0]>(
      (children, depth) => [{ id: `h${depth}`, value: `第 ${depth} 级`, depth, children }],
      [],
    );
    render(<HeadingTree headings={headingsOf(toc)} />);
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [1, 2, 3, 4, 5, 6].map((level) => [`第 ${level} 级`, `#h${level}`]),
    );
    vi.unstubAllGlobals();
  });
});
