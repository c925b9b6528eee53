import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { OpenApiService } from './open-api.service';

export function openApiRoutes(routing: Routing, openApi: OpenApiService): void {
  routing.signedIn(contract.openApi.get, ({ user }) => openApi.credentials(user.userId));
  routing.signedIn(contract.openApi.reset, ({ user }) => openApi.reset(user.userId));
}
