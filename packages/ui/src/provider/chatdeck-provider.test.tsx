import { CODE } from '@chatdeck/sdk/constants';
import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider, useSelector } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { MaterialPanel } from '#features/material/index.ts';
import { requestsTo, serve, show, testClient } from '#testing/with-backend.tsx';
import { accentTokens } from '#theme/accent-tokens.ts';
import { deriveAccent } from '#theme/accent.ts';
import { propertyName } from '#theme/property-name.ts';
import type { TokenName, Tokens } from '#theme/tokens.ts';
import { ChatdeckProvider } from './chatdeck-provider';
import { type Appearance } from './theme-root';

describe('a browser that translates pages', () => {
  it('leaves the panel and what opens over it alone', async () => {
    const { user } = show(<MaterialPanel />);
    await user.click(await screen.findByRole('button', { name: '添加素材' }));
    const dialog = await screen.findByRole('dialog');
    for (const part of [dialog, screen.getByRole('table', { hidden: true })])
      expect(part.closest('[translate]')).toHaveAttribute('translate', 'no');
  });
});

describe('a failed call', () => {
  it('is shown once, with the text of the server', async () => {
    show(<MaterialPanel />, { faults: { 'material.list': { kind: 'code', code: 50000 } } });
    const alerts = await screen.findAllByRole('alert');
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toHaveTextContent('服务器出错了，请稍后再试');
  });

  it('says which value is missing and, for 10001, that one is', async () => {
    const notify = vi.fn();
    const body = JSON.stringify({ code: CODE.missingValue, msg: 'Name is missing', data: null });
    show(
      <MaterialPanel />,
      { faults: { 'material.list': { kind: 'raw', status: 200, body } } },
      { notify, locale: 'en' },
    );
    await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
    expect(notify).toHaveBeenCalledWith({
      tone: 'danger',
      text: 'Name is missing',
      detail: 'A required value is missing',
      help: 'code-10001',
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is shown without a network, too', async () => {
    show(<MaterialPanel />, { faults: { '*': { kind: 'raw', status: 404, body: '' } } });
    // Its list and its tags failed with the same error, which is announced once.
    const region = within(await screen.findByRole('region', { name: '通知' }));
    await waitFor(() => expect(region.getAllByRole('alert')).toHaveLength(1));
    await waitFor(() => expect(requestsTo('/material/tags')).toHaveLength(1));
    expect(region.getAllByRole('alert')).toHaveLength(1);
  });
});

it('comes by itself when the network is back, for what failed without it', async () => {
  show(<MaterialPanel />, { faults: { 'material.list': { kind: 'raw', status: 404, body: '' } } });
  await screen.findByRole('button', { name: '重试' });
  serve();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByRole('button', { name: '重试' })).toBeNull());
});

it('opens one box when the session ends and hands the confirmation to the host', async () => {
  const onSessionExpired = vi.fn();
  const { user } = show(
    <>
      <MaterialPanel />
      <MaterialPanel hasHeader={false} />
    </>,
    { faults: { '*': { kind: 'code', code: CODE.expiredToken } } },
    { onSessionExpired },
  );
  const box = await screen.findByRole('alertdialog', { name: '重新登录' });
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await user.click(within(box).getByRole('button', { name: '重新登录' }));
  expect(onSessionExpired).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it("lets a host's Redux and two providers with two tokens live together", async () => {
  serve();
  const store = configureStore({ reducer: () => ({ shop: '山月茶舍' }) });
  const Shop = () => <p>{useSelector((state: { shop: string }) => state.shop)}</p>;
  render(
    <Provider store={store}>
      <ChatdeckProvider client={testClient('token-1')}>
        <MaterialPanel />
        <Shop />
      </ChatdeckProvider>
      <ChatdeckProvider client={testClient('token-2')}>
        <MaterialPanel />
      </ChatdeckProvider>
    </Provider>,
  );
  await waitFor(() => expect(screen.getAllByRole('cell', { name: '早安' })).toHaveLength(2));
  expect(screen.getByText('山月茶舍')).toBeVisible();
  const tokens = requestsTo('/material/list').map(({ headers }) => headers.get('authorization'));
  expect(tokens).toEqual(['token-1', 'token-2']);
});

it("sets a host's tokens on its own root and takes them off again", () => {
  const appearance = (accent: string | undefined) => ({
    scheme: 'dark' as const,
    tokens: accent === undefined ? {} : { accent },
  });
  const client = testClient();
  const { rerender } = render(
    <ChatdeckProvider client={client} appearance={appearance('#8a2b3c')}>
      <p>茶</p>
    </ChatdeckProvider>,
  );
  const root = screen.getByText('茶').closest<HTMLElement>('.cd-root');
  expect(root?.style.getPropertyValue('--cd-accent')).toBe('#8a2b3c');
  expect(root).toHaveAttribute('data-cd-scheme', 'dark');
  expect(document.documentElement.style.getPropertyValue('--cd-accent')).toBe('');
  rerender(
    <ChatdeckProvider client={client} appearance={appearance(undefined)}>
      <p>茶</p>
    </ChatdeckProvider>,
  );
  expect(root?.style.getPropertyValue('--cd-accent')).toBe('');
});

describe("a host's accent", () => {
  const client = testClient();
  const rootIn = (appearance: Appearance) => {
    const { rerender } = render(<Tea appearance={appearance} />);
    const root = screen.getByText('茶').closest<HTMLElement>('.cd-root');
    return {
      value: (token: TokenName) => root?.style.getPropertyValue(`--${propertyName(token)}`),
      change: (next: Appearance) => rerender(<Tea appearance={next} />),
    };
  };
  const Tea = ({ appearance }: { readonly appearance: Appearance }) => (
    <ChatdeckProvider client={client} appearance={appearance}>
      <p>茶</p>
    </ChatdeckProvider>
  );

  it('is enough: its tones follow from it in the scheme that is shown', () => {
    const tokens = { ...accentTokens('#8a2b3c', '#e58a9a'), radiusSm: '2px' };
    const { value, change } = rootIn({ scheme: 'light', tokens });
    expect(value('accent')).toBe('#8a2b3c');
    expect(value('accentHover')).toBe(deriveAccent('#8a2b3c', 'light').accentHover);
    change({ scheme: 'dark', tokens });
    expect(value('accent')).toBe('#e58a9a');
    expect(value('accentHover')).toBe(deriveAccent('#e58a9a', 'dark').accentHover);
    expect(value('radiusSm')).toBe('2px');
    change({ scheme: 'dark', tokens: { radiusSm: '2px' } });
    expect(value('accentHover')).toBe('');
  });

  it('is refused where it is no colour that can be read', () => {
    expect(() => accentTokens('crimson')).toThrow('An accent is a colour such as #8a2b3c');
    expect(accentTokens('#FB0')).toEqual(accentTokens('#ffbb00'));
  });

  it('may differ by panel: a provider inside another has tokens of its own', () => {
    render(
      <ChatdeckProvider client={client} appearance={{ tokens: { accent: '#8a2b3c' } }}>
        <Tea appearance={{ tokens: { accent: '#2d66b1' } }} />
      </ChatdeckProvider>,
    );
    const root = screen.getByText('茶').closest<HTMLElement>('.cd-root');
    const outer = root?.parentElement?.closest<HTMLElement>('.cd-root');
    expect(root?.style.getPropertyValue('--cd-accent')).toBe('#2d66b1');
    expect(outer?.style.getPropertyValue('--cd-accent')).toBe('#8a2b3c');
  });

  it('is refused by the types where a token is misspelt', () => {
    // @ts-expect-error there is no such token
    const misspelt: Tokens = { accnet: '#8a2b3c' };
    // @ts-expect-error nor in a scheme
    const misspeltInDark: Tokens = { dark: { radiusSmall: '2px' } };
    expect([misspelt, misspeltInDark]).toHaveLength(2);
  });
});

it('shows the words that a host puts in the place of ours', async () => {
  show(
    <MaterialPanel />,
    {},
    { messages: { 'material-panel': { title: '话术', add: 7 as never } } },
  );
  expect(await screen.findByRole('heading', { name: '话术' })).toBeVisible();
  expect(screen.getByRole('button', { name: '添加素材' })).toBeVisible();
});

it('keeps a dialog inside the container that a host gives', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  serve();
  render(
    <ChatdeckProvider client={testClient()} portalContainer={container}>
      <MaterialPanel />
    </ChatdeckProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '添加素材' }));
  const lazily = { timeout: 30_000 };
  const dialog = await within(container).findByRole('dialog', { name: '添加素材' }, lazily);
  expect(dialog.closest('.cd-root')).not.toBeNull();
});
