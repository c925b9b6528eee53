import * as z from 'zod/mini';
import { OPEN_API_KEY_SCOPE } from './open-api-key.constants';

/** A further key of the open API; its secret was shown when it was made. */
export const openApiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  apiKey: z.string(),
  scopes: z.readonly(z.array(z.enum(OPEN_API_KEY_SCOPE))),
  /** ISO 8601. */
  createdAt: z.string(),
  /** The last signed call, to the minute, as ISO 8601; null before the first. */
  lastUsedAt: z.nullable(z.string()),
  /** From then on it signs nothing, as ISO 8601; null for never. */
  expiresAt: z.nullable(z.string()),
  /** Until then the replaced secret works too, as ISO 8601; null where none does. */
  previousUntil: z.nullable(z.string()),
});
/** A further key of the open API, without its secret. */
export type OpenApiKey = z.output<typeof openApiKeySchema>;

/** A key with its secret, which is shown this once. */
export const newOpenApiKeySchema = z.extend(openApiKeySchema, { apiSecret: z.string() });
/** A key with the secret that was made for it. */
export type NewOpenApiKey = z.output<typeof newOpenApiKeySchema>;
