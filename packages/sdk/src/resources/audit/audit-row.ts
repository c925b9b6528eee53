import type { Text } from '../../core/locale';
import type { AuditGroup } from './audit.constants';

/** What an entry says in words, and the kind that it belongs to. */
export interface Row {
  readonly group: AuditGroup;
  readonly text: Text;
}

export const row = (group: AuditGroup, text: Text): Row => ({ group, text });
