import type { MockBackendOptions } from '@chatdeck/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KeywordReplyScreen } from '#features/reply/keyword-reply-screen.tsx';
import { show } from '#testing/with-backend.tsx';
import { BOOKSHOP } from './simulator.fixtures';

const backend: MockBackendOptions = {
  change: (state) => {
    state.config = JSON.stringify(BOOKSHOP);
  },
};
const long = { timeout: 30_000 };

/** Gives every element that is watched this width, now and after each change. */
function layOut(width: number) {
  const report = new Set<(to: number) => void>();
  class Resizes {
    constructor(callback: ResizeObserverCallback) {
      report.add((to) =>
        callback([{ contentRect: new DOMRect(0, 0, to, 600) } as ResizeObserverEntry], this),
      );
    }
    observe() {
      report.forEach((tell) => tell(width));
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Resizes);
  return (to: number) => act(() => report.forEach((tell) => tell(to)));
}

describe('Trying messages where a list has room', () => {
  let resize: (to: number) => void;
  beforeEach(() => (resize = layOut(1_200)));
  const beside = () => screen.findByRole('region', { name: '试一试' });

  it('is beside the list, which can still be changed', long, async () => {
    const { user } = show(<KeywordReplyScreen />, backend);
    await user.click(await screen.findByRole('button', { name: '试一试' }));
    const panel = within(await beside());
    await user.type(await panel.findByRole('textbox', { name: '消息' }), '怎么报名');
    await user.click(panel.getByRole('button', { name: '发送' }));
    expect(panel.getByText(/五月共读《长安的荔枝》/)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: '启用报名、共读' }));
    // The message was said before the rule was paused, and is answered anew.
    await waitFor(() => expect(panel.queryByText(/五月共读《长安的荔枝》/)).toBeNull());
    await user.click(screen.getByRole('button', { name: '收起试一试' }));
    expect(screen.queryByRole('region', { name: '试一试' })).toBeNull();
  });

  it('takes place in a dialog once the list has no more room', long, async () => {
    const { user } = show(<KeywordReplyScreen />, backend);
    await user.click(await screen.findByRole('button', { name: '试一试' }));
    await beside();
    resize(800);
    expect(screen.queryByRole('region', { name: '试一试' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '试一试' }));
    expect(await screen.findByRole('dialog', { name: '试一试' })).toBeVisible();
  });
});
