import * as z from 'zod/mini';
import { requiredText } from '../../core/check';
import { outgoingMessageSchema } from '../send/message.schema';
import { OPEN_API_SCOPE } from './open-api-scope.constants';

const scopes = z.array(z.enum(OPEN_API_SCOPE, 'invalid'), 'required');

/** The partner's own id of a customer: any text, the same at each call. */
const customerId = requiredText('required', 200);

/** The input of a session for a partner's pages; of a customer's account if one is named. */
export const openSessionInputSchema = z.object({
  scopes: scopes.check(z.minLength(1, 'required'), z.maxLength(20, 'invalid')),
  customerId: z.optional(customerId),
});

/** A customer for whom a partner wants an account; the name is what the account is called. */
export const customerInputSchema = z.object({
  customerId,
  name: requiredText('name.required', 50, 'name.length'),
});
/** A customer of a partner: the partner's own id of it, and a name. */
export type CustomerInput = z.input<typeof customerInputSchema>;

/** The account of a customer, with the credentials that the customer's robot signs with. */
export const customerSchema = z.object({
  customerId: z.string(),
  apiKey: z.string(),
  apiSecret: z.string(),
});
/** The account of a customer: the partner's own id of it, and the credentials for its robot. */
export type Customer = z.output<typeof customerSchema>;

/** A session for a partner's pages, for 15 minutes. */
export const openSessionSchema = z.object({
  /** The bare token, for `getToken()` of an embedded panel. */
  token: z.string(),
  /** When it expires, as ISO 8601. */
  expiresAt: z.string(),
  scopes: z.readonly(scopes),
});
/** A session for a partner's pages: the token, its expiry and its scopes. */
export type OpenSession = z.output<typeof openSessionSchema>;

const name = z.optional(requiredText('send.target', 200));

/** At least one of these identifies the target; all given names must match. */
const someoneIsNamed = <Input extends Readonly<Record<string, unknown>>>(
  names: readonly (keyof Input & string)[],
) =>
  z.superRefine<Input>((input, context) => {
    if (names.some((key) => input[key] !== undefined)) return;
    context.addIssue({ code: 'custom', message: 'send.target', path: [names[0] ?? ''], input });
  });

/** A message to a group, by its id or its exact name (robot contract, section 3.4). */
export const openRoomMessageSchema = z
  .object({ wxid: name, roomName: name, message: outgoingMessageSchema })
  .check(someoneIsNamed(['roomName', 'wxid']));
/** A message of the open API to a group. */
export type OpenRoomMessage = z.input<typeof openRoomMessageSchema>;

/** A message to a friend, by id or by exact nickname and remark (robot contract, section 3.4). */
export const openContactMessageSchema = z
  .object({ wxid: name, name, alias: name, message: outgoingMessageSchema })
  .check(someoneIsNamed(['name', 'wxid', 'alias']));
/** A message of the open API to a friend. */
export type OpenContactMessage = z.input<typeof openContactMessageSchema>;

/** The mass send that carries a message of the open API. */
export const queuedMessageSchema = z.object({
  /** Its id in `GET /api/ws/jobs`, which reports its result. */
  jobId: z.string(),
});
