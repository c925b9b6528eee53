import type { Credentials } from '@chatdeck/sdk';
import { randomHex } from '../../security/random-text';
import type { SiteRepository } from '../site/site.repository';
import type { OpenApiRepository } from './open-api.repository';

const KEY_BYTES = 16;
const SECRET_BYTES = 32;

const newPair = () => ({ apiKey: randomHex(KEY_BYTES), apiSecret: randomHex(SECRET_BYTES) });

/** Cuts off whatever is connected with an account's old pair. */
interface Connections {
  disconnect(userId: string): void;
}

/** The key and secret of an account. */
export function openApiService(
  repository: OpenApiRepository,
  connections: Connections,
  messages: Pick<SiteRepository, 'tell'>,
) {
  return {
    credentials: (userId: string): Promise<Credentials> => repository.getOrAdd(userId, newPair()),

    async reset(userId: string): Promise<Credentials> {
      const next = await repository.replace(userId, newPair());
      connections.disconnect(userId);
      await messages.tell(userId, 'credentialsReset');
      return next;
    },
  };
}

export type OpenApiService = ReturnType<typeof openApiService>;
