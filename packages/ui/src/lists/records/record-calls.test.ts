import { CODE } from '@chatdeck/sdk/constants';
import { reminderSchema } from '@chatdeck/sdk/entities';
import { buildReminder } from '@chatdeck/sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { failureToError } from '#context/call-error.ts';
import { outcomeOfChange } from './record-calls';

const refused = (code: number, data: unknown = null) => ({
  error: failureToError({ ok: false, code, message: '已被修改', data }),
});

describe('a change to a record', () => {
  const current = buildReminder(0, { content: '交稿' });
  const loadSchema = () => Promise.resolve(reminderSchema);

  it('loads nothing where it was saved or refused for another reason', async () => {
    const load = vi.fn(loadSchema);
    await expect(outcomeOfChange({}, load)).resolves.toEqual({ status: 'saved' });
    const outcome = await outcomeOfChange(refused(CODE.membershipNeeded), load);
    expect(outcome.status).toBe('refused');
    expect(load).not.toHaveBeenCalled();
  });

  it('comes with the record that somebody else has saved', async () => {
    const outcome = await outcomeOfChange(refused(CODE.configChanged, { current }), loadSchema);
    expect(outcome).toMatchObject({ status: 'changed', now: { content: '交稿' } });
  });

  it('says that the record is gone', async () => {
    const outcome = await outcomeOfChange(refused(CODE.notFound), loadSchema);
    expect(outcome).toMatchObject({ status: 'changed', now: undefined });
  });

  it('stays refused where the code that reads the record does not come', async () => {
    const outcome = await outcomeOfChange(refused(CODE.configChanged, { current }), () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    );
    expect(outcome).toMatchObject({ status: 'refused', error: { message: '已被修改' } });
  });
});
