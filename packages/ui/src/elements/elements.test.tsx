import { buildTextMaterial } from '@chatdeck/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  called,
  lastLacking,
  lastSent,
  open,
  the,
  setUpElementPages,
} from '#testing/element-page.ts';
import { requestsTo, serve } from '#testing/with-backend.tsx';

setUpElementPages();

describe('attributes and properties', () => {
  it('say what a panel shows, at once and later', async () => {
    serve();
    open(
      '<chatdeck-material-panel has-header="false" initial-search="早安"></chatdeck-material-panel>',
    );
    expect(await screen.findByText('早安')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Materials' })).toBeNull();
    the('chatdeck-material-panel').hasHeader = true;
    expect(await screen.findByRole('heading', { name: 'Materials' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('早安');
    the('chatdeck-material-panel').setAttribute('type', '2');
    await waitFor(() => expect(requestsTo('/material/list').at(-1)?.url).toContain('type=2'));
  });

  it('do nothing if a component has no such', async () => {
    serve();
    open('<chatdeck-material-panel colour="red" on-saved="alert()"></chatdeck-material-panel>');
    expect(await screen.findByText('早安')).toBeVisible();
    expect(the('chatdeck-material-panel')).toHaveAttribute('colour', 'red');
  });

  it('count when they were set before the script came', async () => {
    serve();
    const panel = document.createElement('chatdeck-material-panel');
    Object.defineProperty(panel, 'initialSearch', {
      value: '早安',
      configurable: true,
      writable: true,
    });
    open('').provider.append(panel);
    await screen.findByText('早安');
    expect(screen.getByRole('searchbox')).toHaveValue('早安');
    expect(panel.initialSearch).toBe('早安');
  });

  it('that a component cannot do without are waited for', async () => {
    serve();
    open(
      '<chatdeck-target-picker></chatdeck-target-picker><chatdeck-group-list></chatdeck-group-list>',
    );
    await screen.findAllByRole('row');
    expect(the('chatdeck-target-picker')).not.toHaveTextContent(/./);
    the('chatdeck-target-picker').kind = 'room';
    await within(the('chatdeck-target-picker')).findAllByRole('option');
  });
});

describe('events', () => {
  it('say what the user has done, with what the callback says', async () => {
    serve();
    const { user, provider } = open('<chatdeck-material-panel></chatdeck-material-panel>');
    const onSaved = vi.fn();
    const onEvent = vi.fn();
    the('chatdeck-material-panel').addEventListener('chatdeck-saved', ({ detail }) => {
      onSaved(detail.name);
    });
    provider.addEventListener('chatdeck-event', onEvent);
    await screen.findByText('早安');
    await user.click(screen.getAllByRole('button', { name: 'Add material' })[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add material' }));
    await user.type(await dialog.findByLabelText('Name'), 'Morning');
    await user.type(dialog.getByLabelText('Content'), 'Ten pages today.');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('Morning'));
    expect(onEvent).toHaveBeenCalledTimes(1);
    expect(onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ detail: expect.objectContaining({ call: 'material.add' }) }),
    );
  });

  it('say what a list is to be filtered by, which the property of the page decides', async () => {
    serve({
      change: (state) => {
        state.materials = [
          buildTextMaterial(0, { name: 'Ten pages', tag: 'daily' }),
          buildTextMaterial(1, { name: 'Opening', tag: 'events' }),
        ];
      },
    });
    const { user } = open('<chatdeck-material-panel></chatdeck-material-panel>');
    const panel = the('chatdeck-material-panel');
    const onFilterChange = vi.fn();
    panel.addEventListener('chatdeck-filter-change', ({ detail }) => {
      onFilterChange(detail.tag);
    });
    panel.filter = { tag: 'events' };
    await user.click(await screen.findByRole('radio', { name: 'daily 1' }));
    expect(onFilterChange.mock.calls).toEqual([['daily']]);
    expect(screen.getByRole('radio', { name: 'events 1' })).toBeChecked();
    await waitFor(() => expect(screen.queryByText('Ten pages')).toBeNull());
    expect(panel.filter).toEqual({ tag: 'events' });
    panel.filter = { tag: 'daily' };
    expect(await screen.findByText('Ten pages')).toBeVisible();
  });

  it('close a dialog, and keep it open if the page prevents what follows', async () => {
    serve();
    const { user } = open('<chatdeck-keyword-forward-dialog></chatdeck-keyword-forward-dialog>');
    const dialog = the('chatdeck-keyword-forward-dialog');
    const onChange = vi.fn();
    dialog.addEventListener('chatdeck-open-change', ({ detail }) => {
      onChange(detail);
    });
    dialog.isOpen = true;
    const box = await screen.findByRole('dialog');
    await user.click(within(box).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onChange).toHaveBeenCalledWith(false);
    expect(dialog.isOpen).toBe(false);
  });
});

describe('a field in a form of the page', () => {
  it('sends what is chosen, an entry for each', async () => {
    serve();
    const { user } = open(
      '<form><chatdeck-target-picker kind="room" name="rooms"></chatdeck-target-picker></form>',
    );
    const picker = the('chatdeck-target-picker');
    await user.click(await screen.findByRole('option', { name: /^新品试饮 10/ }));
    await waitFor(() => expect(picker.selection).toHaveLength(1));
    const form = lastSent();
    if (!(form instanceof FormData)) throw new Error('No form data');
    expect(
      form
        .getAll('rooms')
        .map((entry) => JSON.parse(typeof entry === 'string' ? entry : '') as unknown),
    ).toEqual(picker.selection);
  });

  it('is a text as it is, is sent once, and is as it was after a reset', async () => {
    serve();
    open(
      '<form><chatdeck-name-field kind="contact" label="Friend" name="friend" value="林"></chatdeck-name-field></form>',
    );
    const field = the('chatdeck-name-field');
    const input = await screen.findByRole('combobox', { name: 'Friend' });
    expect(input).toHaveValue('林');
    expect(lastSent()).toBe('林');
    // The element sends it; an input with a name would send it a second time.
    expect(new FormData(document.forms[0]).getAll('friend')).toEqual([]);
    field.value = '沈';
    await waitFor(() => expect(input).toHaveValue('沈'));
    expect(lastSent()).toBe('沈');
    called(field, 'formResetCallback');
    await waitFor(() => expect(input).toHaveValue('林'));
    called(field, 'formDisabledCallback', true);
    await waitFor(() => expect(input).toBeDisabled());
  });
});

describe('a required field in a form of the page', () => {
  it('lacks a choice until there is one, and says so in the language of the provider', async () => {
    serve();
    const { user, provider } = open(
      '<form><chatdeck-target-picker kind="room" name="rooms" required></chatdeck-target-picker></form>',
      { locale: 'zh-CN' },
    );
    await waitFor(() => expect(lastLacking()).toBe('请至少选择一项。'));
    provider.setAttribute('locale', 'en');
    await waitFor(() => expect(lastLacking()).toBe('Choose at least one.'));
    await user.click(await screen.findByRole('option', { name: /^新品试饮 10/ }));
    await waitFor(() => expect(lastLacking()).toBe(''));
    the('chatdeck-target-picker').selection = [];
    expect(lastLacking()).toBe('Choose at least one.');
    the('chatdeck-target-picker').required = false;
    expect(lastLacking()).toBe('');
  });

  it('lacks a text as long as it has but spaces', async () => {
    serve();
    open(
      '<form><chatdeck-name-field kind="contact" label="Friend" name="friend" required></chatdeck-name-field></form>',
    );
    const field = the('chatdeck-name-field');
    expect(field.required).toBe(true);
    await waitFor(() => expect(lastLacking()).toBe('Fill in this field.'));
    field.value = ' ';
    expect(lastLacking()).toBe('Fill in this field.');
    field.value = '林';
    expect(lastLacking()).toBe('');
  });
});

describe('slots', () => {
  it('show content of the page where a panel is empty, but not where a search finds nothing', async () => {
    serve({ amount: 'empty' });
    open(`<chatdeck-material-panel>
      <p slot="empty">Nothing here yet</p>
    </chatdeck-material-panel>`);
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
    expect(screen.queryByText('No materials yet')).toBeNull();
  });

  it('show content of the page where a panel has failed, and retry', async () => {
    serve({ faults: { 'material.list': { kind: 'code', code: 50000 } } });
    const { user } = open(`<chatdeck-material-panel>
      <template slot="failed"><p>Sorry</p><button data-chatdeck-retry>Once more</button></template>
    </chatdeck-material-panel>`);
    expect(await screen.findByText('Sorry')).toBeVisible();
    serve();
    await user.click(screen.getByRole('button', { name: 'Once more' }));
    expect(await screen.findByText('早安')).toBeVisible();
    expect(screen.queryByText('Sorry')).toBeNull();
  });

  it('take what comes later', async () => {
    serve({ amount: 'empty' });
    open('<chatdeck-material-panel></chatdeck-material-panel>');
    await screen.findByRole('heading', { level: 2 });
    const late = document.createElement('p');
    late.slot = 'empty';
    late.textContent = 'Still nothing';
    the('chatdeck-material-panel').append(late);
    // It is there as soon as it is appended, and then moves to its place.
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull());
    expect(screen.getByText('Still nothing')).toBeVisible();
  });
});
