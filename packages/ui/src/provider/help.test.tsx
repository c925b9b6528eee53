import { CODE } from '@chatdeck/sdk/constants';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MaterialPanel } from '#features/material/index.ts';
import { show } from '#testing/with-backend.tsx';
import type { HelpTopic } from '#context/help.ts';

const helpHrefOf = (topic: HelpTopic) => `/help#${topic}`;
const failing = { 'material.list': { kind: 'code', code: CODE.serverError } } as const;

describe('What failed', () => {
  it('leads to what the help of the host says of it, from the notice and from the place', async () => {
    show(<MaterialPanel />, { faults: failing }, { helpHrefOf });
    const notice = await screen.findByRole('alert');
    const link = { name: '怎么办' };
    expect(within(notice).getByRole('link', link)).toHaveAttribute('href', '/help#code-50000');
    await screen.findByRole('button', { name: '重试' });
    const links = screen.getAllByRole('link', link).map((one) => one.getAttribute('href'));
    expect(links).toEqual(['/help#code-50000', '/help#code-50000']);
  });

  it('opens the help beside the page, where nothing is lost', async () => {
    show(<MaterialPanel />, { faults: failing }, { helpHrefOf });
    const [link] = await screen.findAllByRole('link', { name: '怎么办' });
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('names a lost network by its kind', async () => {
    show(<MaterialPanel />, { faults: { '*': { kind: 'offline' } } }, { helpHrefOf });
    const notice = await screen.findByRole('alert');
    const link = within(notice).getByRole('link', { name: '怎么办' });
    expect(link).toHaveAttribute('href', '/help#network');
  });

  it('has no link where the host has no entry, or no help at all', async () => {
    const { unmount } = show(
      <MaterialPanel />,
      { faults: failing },
      { helpHrefOf: () => undefined },
    );
    await screen.findByRole('button', { name: '重试' });
    expect(screen.queryByRole('link', { name: '怎么办' })).toBeNull();
    unmount();
    show(<MaterialPanel />, { faults: failing });
    await screen.findByRole('button', { name: '重试' });
    expect(screen.queryByRole('link', { name: '怎么办' })).toBeNull();
  });
});
