import { AUDIT_ACTOR } from '@chatdeck/sdk/audit';
import { sha256 } from '../../security/secrets';
import type { AuditService } from '../audit/audit.service';
import type { Browser } from '../account/sessions';
import type { ScanCodeRepository, ScanPurpose } from './scan-code.repository';

/** What a phone shows about the code that it scanned. */
export type PhoneView =
  | { readonly state: 'expired' | 'unbound' | 'confirmed' | 'cancelled' }
  | {
      readonly state: 'asked';
      readonly purpose: ScanPurpose;
      /** The account that the code is for. */
      readonly name: string;
      /** The address of the browser that shows the code. */
      readonly ip: string;
    };

/** The phone's side of a code: a phone scans it, then its owner confirms or cancels. */
export function phoneService(repository: ScanCodeRepository, audit: Pick<AuditService, 'record'>) {
  return {
    async scan(code: string, phoneHash: string): Promise<PhoneView> {
      const row = await repository.scan(sha256(code), phoneHash);
      if (row === undefined) return { state: 'expired' };
      const { state } = row;
      if (state === 'confirmed' || state === 'cancelled' || state === 'unbound') return { state };
      const { purpose, ip, userId } = row;
      if (purpose === 'bind') {
        return { state: 'asked', purpose, ip, name: await repository.nameOf(userId ?? '') };
      }
      const account = await repository.accountOf(phoneHash);
      if (account === undefined) {
        // The waiting browser needs an answer, which this phone cannot give.
        await repository.end(sha256(code), phoneHash, 'unbound');
        return { state: 'unbound' };
      }
      return { state: 'asked', purpose, ip, name: account.name };
    },

    /** Stores the owner's answer; ignored for a code that was answered or belongs to another phone. */
    async answer(
      code: string,
      phoneHash: string,
      isConfirmed: boolean,
      { ip = '', userAgent = '' }: Browser = {},
    ): Promise<void> {
      const codeHash = sha256(code);
      if (!isConfirmed) return repository.end(codeHash, phoneHash, 'cancelled');
      const row = await repository.scan(codeHash, phoneHash);
      if (row?.purpose === 'bind' && (await repository.bind(codeHash, phoneHash))) {
        const userId = row.userId ?? undefined;
        const actor = AUDIT_ACTOR.visitor;
        await audit.record({ userId, call: 'mini.bindPhone', actor, ip, userAgent });
      }
      if (row?.purpose !== 'login') return;
      const account = await repository.accountOf(phoneHash);
      if (account) await repository.confirmLogin(codeHash, phoneHash, account.userId);
    },
  };
}

export type PhoneService = ReturnType<typeof phoneService>;
