import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { clientIdPrefix, isPasswordOf } from './access';
import type { SecretOf } from './authorize';

const loginSchema = z.object({ username: z.string(), password: z.string(), clientid: z.string() });

/**
 * Tells a cluster whether a robot may connect, in the request and response format of EMQX. Passwords are derived from
 * 256-bit secrets, so this needs no protection against guessing.
 */
export function mqttAuthRoutes(app: FastifyInstance, secretOf: SecretOf): void {
  app.post('/auth', async ({ body }) => {
    const login = loginSchema.safeParse(body).data;
    const isRobot = login !== undefined && (await isRobotLogin(login, secretOf));
    return { result: isRobot ? 'allow' : 'deny', is_superuser: false };
  });
}

async function isRobotLogin(
  { username, password, clientid }: z.output<typeof loginSchema>,
  secretOf: SecretOf,
): Promise<boolean> {
  if (!clientid.startsWith(clientIdPrefix(username))) return false;
  const secret = await secretOf(username);
  return secret !== undefined && isPasswordOf(secret, Buffer.from(password));
}
