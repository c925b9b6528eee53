import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { lazyDialog, lazyPart } from './lazy-part';

const Chart = () => <p>三十天的发送</p>;
const NO_FILE = new TypeError('Failed to fetch dynamically imported module');
const loadsAfter = (failures: number) => {
  let count = 0;
  return vi.fn(() =>
    (count += 1) > failures ? Promise.resolve({ default: Chart }) : Promise.reject(NO_FILE),
  );
};

describe('a part whose code does not come', () => {
  it('says so in its own place, and leaves the rest of the page alone', async () => {
    const Part = lazyPart(loadsAfter(1));
    const { user } = show(
      <>
        <h1>首页</h1>
        <Part />
      </>,
    );
    await user.click(await screen.findByRole('button', { name: '重新载入这一块' }));
    expect(await screen.findByText('三十天的发送')).toBeVisible();
    expect(screen.getByRole('heading', { name: '首页' })).toBeVisible();
  });

  it('comes by itself when the network is back', async () => {
    const Part = lazyPart(loadsAfter(2));
    show(<Part />);
    await screen.findByText('这里没能显示');
    window.dispatchEvent(new Event('online'));
    await screen.findByText('这里没能显示');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('三十天的发送')).toBeVisible();
  });
});

describe('a dialog whose code does not come', () => {
  const open = (load: ReturnType<typeof loadsAfter>, isThereWhileClosed: boolean) => {
    const Dialog = lazyDialog<{ isOpen: boolean; onOpenChange: (isOpen: boolean) => void }>(load);
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>添加素材</button>
          {isOpen || isThereWhileClosed ? <Dialog isOpen={isOpen} onOpenChange={setOpen} /> : null}
        </>
      );
    }
    const notify = vi.fn();
    return { ...show(<Page />, {}, { notify }), notify };
  };

  it.each([
    ['is made when it opens', false],
    ['is there while it is closed', true],
  ])('and that %s says so once, and opens at the next press', async (_, isThere) => {
    const { user, notify } = open(loadsAfter(1), isThere);
    await user.click(screen.getByRole('button', { name: '添加素材' }));
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'danger' }));
    await user.click(screen.getByRole('button', { name: '添加素材' }));
    expect(await screen.findByText('三十天的发送')).toBeVisible();
    expect(notify).toHaveBeenCalledTimes(1);
  });
});

describe('a closed dialog', () => {
  afterEach(() => vi.useRealTimers());

  it('leaves the line to its page, and is loaded a while after it', async () => {
    vi.useFakeTimers();
    const load = loadsAfter(0);
    const Dialog = lazyDialog<{ isOpen: boolean; onOpenChange: (isOpen: boolean) => void }>(load);
    show(<Dialog isOpen={false} onOpenChange={() => undefined} />);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(load).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('opens by the code that another one has loaded meanwhile', async () => {
    const Dialog = lazyDialog<{ isOpen: boolean; onOpenChange: (isOpen: boolean) => void }>(
      loadsAfter(0),
    );
    function Page() {
      const [opened, setOpened] = useState(0);
      const close = () => setOpened(0);
      return (
        <>
          <button onClick={() => setOpened((last) => last + 1)}>下一个</button>
          <Dialog isOpen={opened === 1} onOpenChange={close} />
          <div role="region">
            <Dialog isOpen={opened === 2} onOpenChange={close} />
          </div>
        </>
      );
    }
    const { user } = show(<Page />);
    await user.click(screen.getByRole('button', { name: '下一个' }));
    await screen.findByText('三十天的发送');
    await user.click(screen.getByRole('button', { name: '下一个' }));
    expect(within(screen.getByRole('region')).getByText('三十天的发送')).toBeVisible();
  });
});
