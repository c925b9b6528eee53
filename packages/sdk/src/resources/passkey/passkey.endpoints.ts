import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing } from '../../core/wire';
import { sessionTokenSchema } from '../account/account.schema';
import { deletionProofSchema } from '../account-data/account-data.rules';
import { newCredentialSchema, usedCredentialSchema } from './passkey-credential.schema';
import { passkeyNameSchema } from './passkey.rules';
import {
  creationOptionsSchema,
  passkeySchema,
  passkeysSchema,
  requestOptionsSchema,
} from './passkey.schema';

/** Who adds or removes a passkey knows the password and, with two-factor login, has a code: as who deletes the account. */
const proof = deletionProofSchema;
const id = z.string('required').check(z.minLength(1, 'required'), z.maxLength(20, 'invalid'));

const beginLogin = endpoint({
  id: 'passkey.beginLogin',
  method: 'POST',
  path: '/api/login/passkey/begin',
  access: 'public',
  origin: 'chosen',
  summary: 'What the browser signs to log in with a passkey of any account.',
  request: z.object({}),
  response: requestOptionsSchema,
});

const login = endpoint({
  id: 'passkey.login',
  method: 'POST',
  path: '/api/login/passkey',
  access: 'public',
  origin: 'chosen',
  summary: 'Logs in with a passkey, which needs neither a password nor a code.',
  request: z.object({ credential: usedCredentialSchema }),
  response: sessionTokenSchema,
});

const list = endpoint({
  id: 'passkey.list',
  method: 'GET',
  path: '/api/user/passkeys',
  access: 'user',
  origin: 'chosen',
  summary: 'The passkeys of the account, and the origin whose pages can use them.',
  request: z.object({}),
  response: passkeysSchema,
});

const beginAdding = endpoint({
  id: 'passkey.beginAdding',
  method: 'POST',
  path: '/api/user/passkeys/begin',
  access: 'user',
  origin: 'chosen',
  summary: 'What the browser makes a passkey from; nothing changes before it was made.',
  request: proof,
  response: creationOptionsSchema,
});

const add = endpoint({
  id: 'passkey.add',
  method: 'POST',
  path: '/api/user/passkeys',
  access: 'user',
  origin: 'chosen',
  summary: 'Adds a passkey that the browser has made.',
  request: z.object({ credential: newCredentialSchema }),
  response: passkeySchema,
});

const rename = endpoint({
  id: 'passkey.rename',
  method: 'POST',
  path: '/api/user/passkeys/rename',
  access: 'user',
  origin: 'chosen',
  summary: 'Gives a passkey another name.',
  request: z.object({ id, name: passkeyNameSchema }),
  response: passkeySchema,
});

const remove = endpoint({
  id: 'passkey.remove',
  method: 'POST',
  path: '/api/user/passkeys/remove',
  access: 'user',
  origin: 'chosen',
  summary: 'Removes a passkey, with the password and, with two-factor login, a code.',
  request: z.extend(proof, { id }),
  response: nothing,
});

export const passkeyEndpoints = { beginLogin, login, list, beginAdding, add, rename, remove };
