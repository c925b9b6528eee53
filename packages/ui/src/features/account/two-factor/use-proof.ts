import { deletionProofSchema, secondFactorSchema } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';
import { toLoaded } from '#store/to-loaded.ts';
import { twoFactorApi } from '#store/two-factor.api.ts';

const { password } = deletionProofSchema.shape;
const PASSWORD = z.object({ password, code: z.string() });
const PASSWORD_AND_CODE = z.object({ password, code: secondFactorSchema });

/** The fields of a form that asks for a proof, before anything is typed. */
export const NO_PROOF = { password: '', code: '' };

/** What they must hold: the password and, with two-factor login, a code. */
export const proofSchema = (needsCode: boolean) => (needsCode ? PASSWORD_AND_CODE : PASSWORD);

/** Whether a code is asked for besides the password. */
export function useNeedsCode() {
  const status = twoFactorApi.useTwoFactorQuery();
  return toLoaded([status], status.data && { isNeeded: status.data.isOn });
}
