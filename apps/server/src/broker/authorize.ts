import type { AedesOptions, Client } from 'aedes';
import { clientIdPrefix, isPasswordOf, maySubscribe } from './access';
import type { createConnections } from './connections';

type Connections = ReturnType<typeof createConnections>;
/** The API secret of an account, from which its broker password is derived. */
export type SecretOf = (userId: string) => Promise<string | undefined>;

/** Decides who may connect and what a client may do: subscribe to its own topics. */
export function brokerRules(connections: Connections, secretOf: SecretOf) {
  async function isRobot(client: Client, username = '', password: Uint8Array = new Uint8Array()) {
    // A persistent session would queue messages and deliver them late.
    if (!client.clean || !client.id.startsWith(clientIdPrefix(username))) return false;
    const secret = await secretOf(username);
    return secret !== undefined && isPasswordOf(secret, password);
  }

  return {
    authenticate(client, username, password, done) {
      isRobot(client, username, password).then(
        (isKnown) => done(null, isKnown && connections.add(client, username ?? '')),
        () => done(null, false),
      );
    },

    authorizeSubscribe(client, subscription, done) {
      const userId = connections.userOf(client);
      const isAllowed = userId !== undefined && maySubscribe(userId, subscription.topic);
      done(null, isAllowed ? subscription : null);
    },

    authorizePublish(_client, _packet, done) {
      done(new Error('Robots only listen'));
    },
  } satisfies AedesOptions;
}
