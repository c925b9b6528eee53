import type { HandlersOf } from '../../http/handlers';
import type { MiniService } from './mini.service';

export function miniHandlers(mini: MiniService): HandlersOf<'mini'> {
  return {
    loginCode: ({ ip }) => mini.loginCode(ip),
    checkLogin: ({ input, ...browser }) => mini.checkLogin(input.ticket, browser),
    bindCode: ({ user, ip }) => mini.bindCode(user.userId, ip),
    unbind: ({ user }) => mini.unbind(user.userId),
    checkBinding: ({ user, input }) => mini.checkBinding(user.userId, input.ticket),
  };
}
