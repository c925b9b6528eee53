import * as z from 'zod/mini';
import { requiredText } from '../../core/check';
import {
  DEFAULT_SECRET_OVERLAP,
  OPEN_API_KEY_SCOPE,
  SECRET_OVERLAPS,
} from './open-api-key.constants';

/** How long the name of a key may be, in characters. */
const NAME_MAX = 50;

/** The fields of a key that its owner sets: the name, at least one scope, and the end as ISO 8601, null for never. */
export const openApiKeyInputSchema = z.object({
  name: requiredText('required', NAME_MAX),
  scopes: z
    .array(z.enum(OPEN_API_KEY_SCOPE, 'invalid'), 'required')
    .check(z.minLength(1, 'required'), z.maxLength(20, 'invalid')),
  expiresAt: z.nullable(z.iso.datetime({ error: 'invalid', offset: true })),
});

/** How long the replaced secret still works. */
export const secretOverlapSchema = z._default(
  z.literal(
    SECRET_OVERLAPS.map(({ value }) => value),
    'invalid',
  ),
  DEFAULT_SECRET_OVERLAP,
);
