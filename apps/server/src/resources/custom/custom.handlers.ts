import type { HandlersOf } from '../../http/handlers';
import type { CustomService } from './custom.service';

export function customHandlers(custom: CustomService): HandlersOf<'custom'> {
  return {
    config: ({ user }) => custom.load(user.userId),
    updateConfig: ({ user, input }) => custom.save(user.userId, input.config, input.baseVersion),
  };
}
