import * as z from 'zod/mini';
import { knownPassword } from '../account/account.rules';
import { secondFactorSchema } from '../two-factor/two-factor.rules';

/** Who asks for the deletion of an account knows its password and, with two-factor login, has a code. */
export const deletionProofSchema = z.object({
  password: knownPassword,
  /** A code of the app or a recovery code; only with two-factor login. */
  code: z.optional(secondFactorSchema),
});
