import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPreferences } from '#preferences/preferences.ts';
import { CodeBlock } from './code-block';

beforeEach(() => setPreferences({ locale: 'zh-CN' }));
afterEach(cleanup);

const showCode = () => {
  const user = userEvent.setup();
  render(<CodeBlock>npm start</CodeBlock>);
  return user;
};

describe('Code of the documentation', () => {
  it('is copied, and can be once more', async () => {
    const user = showCode();
    await user.click(screen.getByRole('button', { name: '复制' }));
    expect(await navigator.clipboard.readText()).toBe('npm start');
    expect(await screen.findByRole('button', { name: '已复制' })).toBeVisible();
    expect(await screen.findByRole('button', { name: '复制' }, { timeout: 4_000 })).toBeVisible();
  });

  it.each([
    ['is copied from its selection', true, '已复制'],
    ['is selected where that is refused, to be copied by hand', false, '复制'],
  ])('%s, where a page without https has no clipboard', async (_, copies, label) => {
    const user = showCode();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    let copied = '';
    document.execCommand = () => {
      copied = String(getSelection());
      return copies;
    };
    await user.click(screen.getByRole('button', { name: '复制' }));
    await vi.waitFor(() => expect(copied).toBe('npm start'));
    expect(screen.getByRole('button', { name: label })).toBeVisible();
  });
});
