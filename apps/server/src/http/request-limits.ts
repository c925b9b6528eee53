import { isJsonObject, limitIssues } from '@chatdeck/sdk/rules';
import type { FastifyInstance } from 'fastify';
import { localeOf } from './envelope';
import { refusedInput } from './input';

/**
 * Refuses a body that is nested too deep or holds too much, on every route and before anything looks at it: signing,
 * logging and storing walk a value by calls, which end the process where the stack ends.
 */
export function limitRequests(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { body } = request;
    const fields = isJsonObject(body) ? body : { body };
    const broken = typeof body === 'object' && body !== null ? limitIssues({ ...fields }) : [];
    done(broken.length > 0 ? refusedInput(broken, localeOf(request)) : undefined);
  });
}
