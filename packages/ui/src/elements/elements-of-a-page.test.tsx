import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { open, the, setUpElementPages } from '#testing/element-page.ts';
import { requestsTo, serve, testClient, testUrl } from '#testing/with-backend.tsx';

setUpElementPages();

describe('elements of a page', () => {
  it('come when the network is back, if their code did not', { timeout: 15_000 }, async () => {
    serve();
    vi.doMock('./page', () => {
      throw new Error('offline');
    });
    const listening = vi.spyOn(window, 'addEventListener');
    open('<chatdeck-material-panel></chatdeck-material-panel>');
    const online = ['online', expect.any(Function), { once: true }] as const;
    await waitFor(() => expect(listening).toHaveBeenCalledWith(...online));
    vi.doUnmock('./page');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('早安', undefined, { timeout: 30_000 })).toBeVisible();
  });

  it('share one store: what one has loaded the other does not ask for', async () => {
    serve();
    open(`<chatdeck-material-panel></chatdeck-material-panel>
      <div><chatdeck-material-panel has-header="false"></chatdeck-material-panel></div>`);
    await waitFor(() => expect(screen.getAllByText('早安')).toHaveLength(2));
    expect(requestsTo('/material/list')).toHaveLength(1);
  });

  it('find a provider that is somewhere else, or comes later', async () => {
    serve();
    document.body.innerHTML = '<chatdeck-material-panel></chatdeck-material-panel>';
    const provider = document.createElement('chatdeck-provider');
    provider.client = testClient();
    document.body.append(provider);
    expect(await screen.findByText('早安')).toBeVisible();
  });

  it('keep their state when they are moved, and are gone when they are taken away', async () => {
    serve();
    const { user, provider } = open(
      '<chatdeck-material-panel></chatdeck-material-panel><section id="other"></section>',
    );
    const panel = the('chatdeck-material-panel');
    await screen.findByText('早安');
    await user.type(screen.getByRole('searchbox'), '早');
    document.querySelector('#other')?.append(panel);
    await waitFor(() => expect(requestsTo('/material/list').at(-1)?.url).toContain('word='));
    expect(screen.getByRole('searchbox')).toHaveValue('早');
    panel.remove();
    await waitFor(() => expect(panel).not.toHaveTextContent('早安'));
    provider.append(panel);
    expect(await screen.findByText('早安')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('ask nothing before the page has said where the token comes from', async () => {
    serve();
    document.body.innerHTML = `<chatdeck-provider base-url="${testUrl()}" locale="en">
      <chatdeck-material-panel></chatdeck-material-panel></chatdeck-provider>`;
    const provider = the('chatdeck-provider');
    await import('./page');
    expect(requestsTo('/material/list')).toHaveLength(0);
    provider.getToken = () => 'first';
    await screen.findByText('早安');
    provider.getToken = () => 'second';
    await userEvent.type(screen.getByRole('searchbox'), '早');
    await waitFor(() => expect(requestsTo('/material/list')).toHaveLength(2));
    const tokens = requestsTo('/material/list').map(({ headers }) => headers.get('authorization'));
    expect(tokens).toEqual([expect.stringContaining('first'), expect.stringContaining('second')]);
  });

  it('are shown without a server in a demo', async () => {
    document.body.innerHTML = `<chatdeck-provider demo locale="en">
      <chatdeck-material-panel></chatdeck-material-panel></chatdeck-provider>`;
    expect(await screen.findAllByText(/早/)).not.toEqual([]);
  });
});

describe('a shadow root', () => {
  it('has the component, its dialogs and its content of the page', async () => {
    serve({ amount: 'empty' });
    const { user } = open(`<chatdeck-material-panel shadow>
      <p slot="empty">Nothing here yet</p></chatdeck-material-panel>`);
    const panel = the('chatdeck-material-panel');
    await waitFor(() => expect(panel.shadowRoot?.querySelector('slot[name=empty]')).not.toBeNull());
    await waitFor(() => expect(panel.shadowRoot?.adoptedStyleSheets).toHaveLength(1));
    expect(panel.querySelector('[slot=empty]')).toHaveTextContent('Nothing here yet');
    const inside = within(panel.shadowRoot?.firstElementChild as HTMLElement);
    await user.click(inside.getAllByRole('button', { name: 'Add material' })[0] ?? document.body);
    expect(await inside.findByRole('dialog', { name: 'Add material' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
