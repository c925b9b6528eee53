import type { HandlersOf } from '../../http/handlers';
import type { DeletionService } from './deletion.service';
import type { ExportService } from './export.service';

export function accountDataHandlers(
  exports: ExportService,
  deletion: DeletionService,
): HandlersOf<'accountData'> {
  return {
    exportAll: ({ user, origin }) => exports.link(user, origin),
    askDeletion: ({ user, input, locale }) => deletion.ask(user, input, locale),
    keep: ({ user }) => deletion.keep(user),
  };
}
