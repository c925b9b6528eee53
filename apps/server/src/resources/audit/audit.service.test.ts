import { CODE } from '@chatdeck/sdk/constants';
import { AUDIT_ACTOR } from '@chatdeck/sdk/audit';
import { expect, it } from 'vitest';
import { isStorable } from '../../database/storable';
import type { NewAuditRow } from './audit.repository';
import { auditService, REFUSED_MAX } from './audit.service';

/** An audit trail, and what it has added. */
function startAudit() {
  const added: NewAuditRow[] = [];
  const repository = {
    add: (row: NewAuditRow) => {
      added.push(row);
      return Promise.resolve();
    },
    dropBeyond: () => Promise.resolve(),
    dropOld: () => Promise.resolve(),
    page: () => Promise.resolve({ count: 0, rows: [] }),
  };
  return { added, audit: auditService(repository, { auditDays: 90, logPrivate: false }) };
}

it('Somebody who guesses a password does not push the entries of the account out', async () => {
  const { added, audit } = startAudit();
  const login = { call: 'account.login', actor: AUDIT_ACTOR.visitor } as const;
  for (let time = 0; time < REFUSED_MAX * 2; time++) {
    await audit.record({ ...login, userId: 'guessed', code: CODE.wrongCredentials });
  }
  await audit.record({ ...login, userId: 'other', code: CODE.wrongCredentials });
  await audit.record({ ...login, userId: 'guessed' });
  const authors = added.map(({ userId }) => userId);
  expect(authors.filter((userId) => userId === 'guessed')).toHaveLength(REFUSED_MAX + 1);
  expect(authors).toContain('other');
});

it('A name that no database stores is in the trail all the same', async () => {
  const { added, audit } = startAudit();
  const name = 'a\0b\uD800c😀';
  await audit.record({
    userId: 'owner',
    call: 'upload.store',
    code: CODE.invalidValue,
    actor: AUDIT_ACTOR.owner,
    object: { id: name, name },
  });
  expect(added).toMatchObject([{ objectId: 'a�b�c😀', objectName: 'a�b�c😀' }]);
  expect(isStorable(added)).toBe(true);
});
