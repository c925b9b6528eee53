import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { CustomService } from './custom.service';

export function customRoutes(routing: Routing, custom: CustomService): void {
  routing.signedIn(contract.custom.config, ({ user }) => custom.load(user.userId));
  routing.signedIn(contract.custom.updateConfig, ({ user, input }) =>
    custom.save(user.userId, input.config, input.baseVersion),
  );
}
