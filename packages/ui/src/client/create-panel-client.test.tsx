import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MaterialPanel } from '#features/material/index.ts';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { serve } from '#testing/with-backend.tsx';
import { createPanelClient, materialPanel, targetPicker, type PanelClientOf } from '.';

const options = { baseUrl: 'http://chatdeck.test', auth: { getToken: () => 'mock-token' } };

describe('The client of a panel', () => {
  it('has what the panel calls', async () => {
    serve();
    render(
      <ChatdeckProvider client={createPanelClient([materialPanel], options)}>
        <MaterialPanel />
      </ChatdeckProvider>,
    );
    expect(await screen.findByRole('cell', { name: '早安' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has what each of several panels calls, and nothing else', () => {
    const client = createPanelClient([materialPanel, targetPicker], options);
    expect(Object.keys(client).sort()).toEqual([
      'account',
      'clientId',
      'contact',
      'event',
      'group',
      'material',
      'onAnswer',
      'onSessionExpired',
      'upload',
    ]);
  });

  it('is refused by the types where its panels do not call what is asked of it', () => {
    const client = createPanelClient([materialPanel], options);
    expect(client.material).toBeDefined();
    // @ts-expect-error a material panel sends nothing
    expect(client.send).toBeUndefined();
  });

  it('is refused by the types where it lacks what another panel calls', () => {
    const client = createPanelClient([materialPanel], options);
    client satisfies PanelClientOf<typeof materialPanel>;
    // @ts-expect-error it has no groups and friends to pick from
    client satisfies PanelClientOf<typeof targetPicker>;
    const both = createPanelClient([materialPanel, targetPicker], options);
    both satisfies PanelClientOf<typeof targetPicker>;
    // @ts-expect-error no panel is called so
    expect(() => createPanelClient(['MaterialPane'], options)).toThrow();
  });
});
