import { createChatdeckClient } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MaterialPanel } from '#features/material/index.ts';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { requestsTo, serve, show, testClient } from '#testing/with-backend.tsx';
import { accentTokens } from '#theme/accent-tokens.ts';
import type { Tokens } from '#theme/tokens.ts';
import { ChatdeckProvider } from '../chatdeck-provider';

interface HostProps {
  readonly tokens: Tokens;
  readonly children?: ReactNode;
}

const expired = { faults: { '*': { kind: 'code', code: CODE.expiredToken } } } as const;

describe('A host', () => {
  it('is notified once when its panels have loaded', async () => {
    const onReady = vi.fn();
    show(<MaterialPanel />, {}, { onReady });
    expect(onReady).not.toHaveBeenCalled();
    await screen.findByRole('cell', { name: '早安' });
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
  });

  it('is notified of what its user deleted, once the server has confirmed it', async () => {
    const [onEvent, onDeleted] = [vi.fn(), vi.fn()];
    const { user } = show(<MaterialPanel onDeleted={onDeleted} />, {}, { onEvent });
    await user.click(await screen.findByRole('button', { name: '早安的操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '删除' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledTimes(1));
    const [deleted] = onDeleted.mock.calls[0] ?? [];
    expect(deleted).toMatchObject({ name: '早安' });
    const { id } = deleted as { id: string };
    expect(onEvent.mock.calls).toEqual([[{ call: 'material.remove', id }]]);
  });

  it('gets every failed call for its log, with the id of the request', async () => {
    const onError = vi.fn();
    show(
      <MaterialPanel />,
      {
        faults: {
          'material.list': { kind: 'code', code: CODE.serverError, data: { requestId: 'r-7' } },
        },
      },
      { onError },
    );
    await screen.findByRole('alert');
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'api', code: CODE.serverError, requestId: 'r-7' }),
    );
  });

  it('gets what a broken part threw', async () => {
    const onError = vi.fn();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('no such field');
    };
    show(
      <PanelBoundary>
        <Broken />
      </PanelBoundary>,
      {},
      { onError },
    );
    await screen.findByText('这里没能显示');
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'render', message: 'no such field' }),
    );
  });

  it('asks the user itself when the session has ended, once, without our dialog', async () => {
    const onSessionEnded = vi.fn();
    show(<MaterialPanel />, expired, { onSessionEnded });
    await screen.findByRole('alert');
    await waitFor(() => expect(onSessionEnded).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('gets nothing of one account in the panels of the next', async () => {
    serve();
    const page = (token: string) => (
      <ChatdeckProvider client={clients[token] ?? testClient()}>
        <MaterialPanel />
      </ChatdeckProvider>
    );
    const clients: Record<string, ReturnType<typeof testClient>> = {
      first: testClient('first'),
      second: testClient('second'),
    };
    const { rerender } = render(page('first'));
    await screen.findByRole('cell', { name: '早安' });
    await userEvent.type(screen.getByRole('searchbox'), '早');
    rerender(page('second'));
    expect(screen.queryByRole('cell', { name: '早安' })).toBeNull();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await screen.findByRole('cell', { name: '早安' });
    const tokens = requestsTo('/material/list').map(({ headers }) => headers.get('authorization'));
    expect(tokens.at(-1)).toBe('second');
  });

  it('gets answers in the language of its components', async () => {
    show(<MaterialPanel />, {}, { locale: 'en-GB' });
    await screen.findByRole('cell', { name: '早安' });
    const [request] = requestsTo('/material/list');
    expect(request?.headers.get('accept-language')).toBe('en-GB');
  });
});

describe('Who builds a host page', () => {
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'development');
    return () => vi.unstubAllEnvs();
  });

  const developerLog = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  const saidOf = (log: ReturnType<typeof developerLog>, part: string) =>
    log.mock.calls.filter(([text]) => String(text).includes(part)).length;

  it('is warned once of a resource that a client lacks, and in production by its log', async () => {
    const log = developerLog();
    const onError = vi.fn();
    serve();
    const { material: _, ...rest } = testClient();
    render(
      <ChatdeckProvider client={rest} onError={onError}>
        <MaterialPanel />
        <MaterialPanel />
      </ChatdeckProvider>,
    );
    await waitFor(() => expect(saidOf(log, 'no resource "material"')).toBe(1));
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'missing' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is told that its token does not come, and its users to reload the page', async () => {
    const log = developerLog();
    const onError = vi.fn();
    serve();
    const client = createChatdeckClient({
      baseUrl: 'http://chatdeck.test',
      auth: { getToken: () => Promise.reject(new Error('no cookie')) },
    });
    render(
      <ChatdeckProvider client={client} onError={onError}>
        <MaterialPanel />
      </ChatdeckProvider>,
    );
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
    // In the panel, and once as a notification about the session.
    const told = '没能确认你的登录状态，请刷新页面后再试';
    await waitFor(() => expect(screen.getAllByText(told)).toHaveLength(2));
    expect(saidOf(log, 'getToken() failed')).toBe(1);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'token' }));
  });

  it('is warned that the style sheet is missing', () => {
    const log = developerLog();
    show(<p>…</p>);
    expect(saidOf(log, "Import '@chatdeck/ui/styles.css'")).toBe(1);
  });

  it('is warned where to look when the server does not answer in the expected form', async () => {
    const log = developerLog();
    const page = { kind: 'raw', status: 404, body: '<!doctype html>' } as const;
    show(<MaterialPanel />, { faults: { '*': page } });
    await waitFor(() => expect(saidOf(log, 'baseUrl')).toBe(1));
  });

  describe('gives an accent', () => {
    beforeEach(() => void developerLog().mockClear());
    const half = 'the token "accent" is given without its tones';
    const Host = ({ tokens, children = null }: HostProps) => (
      <ChatdeckProvider client={testClient()} appearance={{ tokens }}>
        {children}
      </ChatdeckProvider>
    );

    it('in production, and hears nothing', () => {
      vi.stubEnv('NODE_ENV', 'production');
      const log = developerLog();
      render(<Host tokens={{ accent: '#2d66b1', accentSoft: '#e5eef9' }} />);
      expect(saidOf(log, half)).toBe(0);
    });

    it('and is told once that its tones do not follow', () => {
      const log = developerLog();
      const { rerender } = render(<Host tokens={{ accent: '#8a2b3c' }} />);
      rerender(<Host tokens={{ accent: '#2d66b1' }} />);
      expect(saidOf(log, half)).toBe(1);
      expect(saidOf(log, 'accentHover, accentPressed, onAccent')).toBe(1);
      expect(saidOf(log, 'accentTokens(')).toBe(1);
    });

    it('to one panel by a provider inside another', () => {
      const log = developerLog();
      render(
        <Host tokens={accentTokens('#8a2b3c')}>
          <Host tokens={{ accent: '#2d66b1', onAccent: '#ffffff' }} />
        </Host>,
      );
      expect(saidOf(log, half)).toBe(1);
    });
  });

  it('is warned that a second copy of the package is on the page', () => {
    const log = developerLog();
    const copies = Symbol.for('chatdeck.ui.copies');
    Reflect.deleteProperty(globalThis, copies);
    show(<p>…</p>).unmount();
    expect(saidOf(log, 'two copies')).toBe(0);
    Reflect.set(globalThis, copies, new Set([{ of: 'another version' }]));
    show(<p>…</p>);
    expect(saidOf(log, 'two copies')).toBe(1);
    Reflect.deleteProperty(globalThis, copies);
  });
});
