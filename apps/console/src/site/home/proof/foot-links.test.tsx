import type { MockState } from '@chatdeck/sdk/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openConsole } from '#testing/open-console.tsx';

vi.mock('#session/client.ts', () => import('#testing/test-client.ts'));

const pages = ['/home'];
const withGroup = { change: (state: MockState) => void (state.feedbackGroup = '823 401 556') };
const footer = async () => within(await screen.findByRole('contentinfo'));

beforeEach(() => localStorage.clear());

describe('The foot of the landing page', () => {
  it('leads to the documentation, and names the group before anybody logs in', async () => {
    await openConsole('/home', { hasToken: false, pages, backend: withGroup });
    const foot = await footer();
    expect(foot.getByRole('link', { name: '文档' })).toHaveAttribute('href', '/docs');
    expect(await foot.findByText('交流群 823 401 556')).toBeVisible();
  });

  it('names no group that the server does not have', async () => {
    const { called } = await openConsole('/home', { hasToken: false, pages });
    const foot = await footer();
    await vi.waitFor(() => expect(called.join()).toContain('/common/notice'));
    expect(foot.queryByText(/交流群/)).toBeNull();
  });

  it.each([false, true])('asks for no account before somebody writes: %s', async (hasToken) => {
    const { called } = await openConsole('/home', { hasToken, pages, backend: withGroup });
    await (await footer()).findByText('交流群 823 401 556');
    expect(called.join()).not.toContain('/user/info');
  });

  it('lets whoever is logged in write to the operator without leaving the page', async () => {
    const { user, at } = await openConsole('/home', { pages });
    await user.click((await footer()).getByRole('link', { name: '意见反馈' }));
    const dialog = within(await screen.findByRole('dialog', { name: '意见反馈' }));
    await user.type(dialog.getByLabelText('内容'), '想按标签选群');
    await user.click(dialog.getByRole('button', { name: '提交' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(at()).toBe('/home');
  });

  it('leads a visitor to the login, and from there to what they wanted to write', async () => {
    const { user, at, query } = await openConsole('/home', { hasToken: false, pages });
    await user.click((await footer()).getByRole('link', { name: '意见反馈' }));
    await vi.waitFor(() => expect(at()).toBe('/login'));
    expect(query().get('redirect')).toBe('/home#feedback');
  });
});
