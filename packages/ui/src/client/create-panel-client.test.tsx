import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MaterialPanel } from '#features/material/index.ts';
import { ChatdeckProvider } from '#provider/chatdeck-provider.tsx';
import { serve } from '#testing/with-backend.tsx';
import { createPanelClient } from './create-panel-client';

const options = { baseUrl: 'http://chatdeck.test', auth: { getToken: () => 'mock-token' } };

describe('The client of a panel', () => {
  it('has what the panel calls, loaded when it calls it', async () => {
    serve();
    render(
      <ChatdeckProvider client={createPanelClient(['MaterialPanel'], options)}>
        <MaterialPanel />
      </ChatdeckProvider>,
    );
    expect(await screen.findByRole('cell', { name: '早安' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has what each of several panels calls, and nothing else', () => {
    const client = createPanelClient(['MaterialPanel', 'TargetPicker'], options);
    expect(Object.keys(client).sort()).toEqual([
      'account',
      'contact',
      'event',
      'group',
      'material',
      'onSessionExpired',
      'upload',
    ]);
  });

  it('is refused by the types for a panel that does not exist, and for what its panels do not call', () => {
    const { material } = createPanelClient(['MaterialPanel'], options);
    expect(material).toBeDefined();
    // @ts-expect-error no such panel
    expect(() => createPanelClient(['MaterialsPanel'], options)).toThrow();
    // @ts-expect-error a material panel sends nothing
    expect(createPanelClient(['MaterialPanel'], options).send).toBeUndefined();
  });
});
