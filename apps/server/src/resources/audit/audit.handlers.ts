import type { HandlersOf } from '../../http/handlers';
import type { AuditService } from './audit.service';

export const auditHandlers = (audit: Pick<AuditService, 'page'>): HandlersOf<'audit'> => ({
  list: ({ user, input }) => audit.page(user.userId, input),
});
