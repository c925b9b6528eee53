import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#testing/with-backend.tsx';
import { NextRun } from './due-summary';

const inZone = (timeZone: string) => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  return vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone });
};

it.each([
  ['Asia/Tokyo', /^你的时间 .*09:00/],
  ['Asia/Shanghai', undefined],
])('is said once, and to a viewer in %s in a tooltip where it differs', async (zone, yours) => {
  const zoned = inZone(zone);
  show(<NextRun row={{ date: '0 0 8 * * *' }} isPaused={false} />);
  const time = await screen.findByText(/08:00/);
  if (yours) expect(time.title).toMatch(yours);
  else expect(time.title).toBe('');
  zoned.mockRestore();
});
