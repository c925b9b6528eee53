import { CODE } from '@chatdeck/sdk/constants';
import type { MockBackendOptions, MockState } from '@chatdeck/sdk/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MaterialDialog, MaterialPanel } from '#features/material/index.ts';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { CallPort } from '#store/call-port.ts';
import { requestsTo, serve, show, testClient } from '#testing/with-backend.tsx';

const slowly = { 'account.info': { kind: 'slow', ms: 300 } } as const;
const readingOnly = ({ user }: MockState) => {
  user.scopes = ['material:read'];
};
const addButton = () => screen.queryByRole('button', { name: '添加素材' });
const menus = () => screen.queryAllByRole('button', { name: /的操作$/ });

/** Every state of the page until something holds, as a number of actions that could be pressed. */
async function actionsUntil(isDone: () => void): Promise<readonly number[]> {
  const counts: number[] = [];
  const count = () => {
    const add = addButton();
    counts.push(menus().length + (add !== null && !add.hasAttribute('aria-disabled') ? 1 : 0));
  };
  const observer = new MutationObserver(count);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  await waitFor(isDone);
  observer.disconnect();
  return counts;
}

const showsRows = () => expect(screen.getAllByRole('row').length).toBeGreaterThan(1);

describe('Until it is known what a session may do', () => {
  it('its actions have their place and cannot be pressed, and rows come with theirs', async () => {
    show(<MaterialPanel />, { faults: slowly });
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    const counts = await actionsUntil(showsRows);
    expect(counts.filter((count) => count > 0)).toHaveLength(1);
    expect(addButton()).not.toHaveAttribute('aria-disabled');
    expect(menus()).toHaveLength(10);
  });

  it('a press is kept, and acts once it is known', async () => {
    const { user } = show(<MaterialPanel />, { faults: slowly });
    await user.click(addButton() ?? document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('dialog', { name: '添加素材' })).toBeVisible();
  });

  it('a session that may not is offered nothing at any moment', async () => {
    show(<MaterialPanel />, { faults: slowly, change: readingOnly });
    const counts = await actionsUntil(showsRows);
    expect(counts.every((count) => count === 0)).toBe(true);
    expect(addButton()).toBeNull();
  });

  it('a dialog waits, and says at once that it is not in this session', async () => {
    const backend: MockBackendOptions = { faults: slowly, change: readingOnly };
    show(<MaterialDialog isOpen onOpenChange={() => undefined} />, backend);
    expect(await screen.findByText('这里没有开放这一项')).toBeVisible();
    expect(screen.queryByLabelText('素材别名')).toBeNull();
  });

  it('content is not held for long, and is shown without actions then', async () => {
    show(<MaterialPanel />, { faults: { 'account.info': { kind: 'never' } } });
    await waitFor(showsRows);
    expect(menus()).toHaveLength(0);
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('what the server does not say is left to the server to refuse', async () => {
    show(<MaterialPanel />, {
      faults: { 'account.info': { kind: 'code', code: CODE.serverError } },
    });
    await waitFor(() => expect(addButton()).not.toHaveAttribute('aria-disabled'));
  });
});

describe('Where nothing may be changed', () => {
  it('a panel can have less than the page around it, and not more', async () => {
    const { unmount } = show(<MaterialPanel isReadOnly />);
    await waitFor(showsRows);
    expect([addButton(), ...menus()]).toEqual([null]);
    unmount();
    show(<MaterialPanel isReadOnly={false} />, {}, { isReadOnly: true });
    await waitFor(showsRows);
    expect([addButton(), ...menus()]).toEqual([null]);
  });

  it('the panel starts anew when the page lets go of it', async () => {
    serve();
    const client = testClient();
    const page = (isReadOnly: boolean) => (
      <ChatdeckProvider client={client} isReadOnly={isReadOnly}>
        <MaterialPanel />
      </ChatdeckProvider>
    );
    const { rerender } = render(page(true));
    await waitFor(showsRows);
    expect(addButton()).toBeNull();
    rerender(page(false));
    await waitFor(() => expect(menus()).toHaveLength(10));
    expect(addButton()).not.toHaveAttribute('aria-disabled');
  });

  it('nothing that changes something is sent', async () => {
    serve();
    const port = new CallPort(testClient(), true);
    const sent = await port.send((client, options) => client.material.remove('1', options), {
      isAction: true,
      settled: 'all',
    });
    expect(sent).toMatchObject({ error: { code: CODE.scopeNeeded } });
    expect(requestsTo('/material/remove')).toHaveLength(0);
  });
});
