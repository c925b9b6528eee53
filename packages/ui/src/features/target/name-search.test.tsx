import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { requestsTo, show } from '#testing/with-backend.tsx';
import { NameField } from '.';

function Field() {
  const [name, setName] = useState('');
  return <NameField kind="contact" label="昵称" value={name} onChange={setName} />;
}

describe('a name that is looked up', () => {
  it('is requested once typing pauses, not at every letter', async () => {
    const { user } = show(<Field />);
    await user.type(screen.getByRole('combobox', { name: '昵称' }), '林知远');
    expect(await screen.findAllByRole('option', { name: /林知远/ })).toHaveLength(2);
    const searches = requestsTo('/search/friend').map(({ url }) =>
      new URL(url).searchParams.get('word'),
    );
    expect(searches.filter((word) => word !== '')).toEqual(['林知远']);
  });

  it('shows what the last word found, and aborts the call for an earlier one', async () => {
    const { user } = show(<Field />, {
      calls: {
        'contact.search': ({ word = '' }) => ({
          sourceList: [{ id: word, name: `${word}的朋友`, alias: '' }],
        }),
      },
      faults: { 'contact.search': { kind: 'slow', ms: 400 } },
    });
    const field = screen.getByRole('combobox', { name: '昵称' });
    await user.type(field, '林');
    await waitFor(() => {
      const last = requestsTo('/search/friend').at(-1);
      expect(last && new URL(last.url).searchParams.get('word')).toBe('林');
    });
    await user.type(field, '知');
    expect(await screen.findByRole('option', { name: '林知的朋友' })).toBeVisible();
    expect(screen.queryByRole('option', { name: '林的朋友' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    const aborted = requestsTo('/search/friend').flatMap(({ url, signal }) =>
      signal.aborted ? [new URL(url).searchParams.get('word')] : [],
    );
    expect(aborted).toEqual(['林']);
  });
});
