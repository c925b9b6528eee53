import { CODE } from '@chatdeck/sdk/constants';
import { AUDIT_ACTOR } from '@chatdeck/sdk/audit';
import { expect, it } from 'vitest';
import type { NewAuditRow } from './audit.repository';
import { auditService, REFUSED_MAX } from './audit.service';

it('Somebody who guesses a password does not push the entries of the account out', async () => {
  const added: NewAuditRow['userId'][] = [];
  const repository = {
    add: ({ userId }: NewAuditRow) => {
      added.push(userId);
      return Promise.resolve();
    },
    dropBeyond: () => Promise.resolve(),
    dropOld: () => Promise.resolve(),
    page: () => Promise.resolve({ count: 0, rows: [] }),
  };
  const audit = auditService(repository, { auditDays: 90, logPrivate: false });
  const login = { call: 'account.login', actor: AUDIT_ACTOR.visitor } as const;
  for (let time = 0; time < REFUSED_MAX * 2; time++) {
    await audit.record({ ...login, userId: 'guessed', code: CODE.wrongCredentials });
  }
  await audit.record({ ...login, userId: 'other', code: CODE.wrongCredentials });
  await audit.record({ ...login, userId: 'guessed' });
  expect(added.filter((userId) => userId === 'guessed')).toHaveLength(REFUSED_MAX + 1);
  expect(added).toContain('other');
});
