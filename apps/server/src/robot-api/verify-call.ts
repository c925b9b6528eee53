import * as z from 'zod';
import type { OpenApiRepository } from '../resources/open-api/open-api.repository';
import type { ClaimSignature } from '../resources/open-api/signed-request';
import { isSignature } from './signature';

/** The account whose robot makes a call. */
export interface RobotCaller {
  readonly userId: string;
}

/** Why a call is rejected. */
export type Distrust =
  'unsigned' | 'unknown key' | 'wrong signature' | 'outside the window' | 'replayed';

const signedSchema = z.looseObject({
  apiKey: z.string(),
  sign: z.string(),
  timestamp: z.union([z.number(), z.string().regex(/^\d{1,16}$/)]).transform(Number),
});

/** Every time in milliseconds since 1973 is above this, and every time in seconds for thousands of years below. */
const SECONDS_BELOW = 100_000_000_000;

/** Callbacks replace the time of the call with the time of the message, in seconds. */
const toMs = (timestamp: number) => (timestamp < SECONDS_BELOW ? timestamp * 1000 : timestamp);

/** Verifies that a call comes from an account's robot; each signature is accepted once, while it is fresh. */
export function createCallVerifier(
  repository: Pick<OpenApiRepository, 'byKey'>,
  claimSignature: ClaimSignature,
  windowMs: number,
) {
  return async function verify(
    sent: unknown,
    optional: readonly string[],
  ): Promise<RobotCaller | Distrust> {
    const parsed = signedSchema.safeParse(sent);
    if (!parsed.success) return 'unsigned';
    const { apiKey, sign: signature } = parsed.data;
    const timestamp = toMs(parsed.data.timestamp);
    const owner = await repository.byKey(apiKey);
    if (owner === undefined) return 'unknown key';
    const { sign: _, ...parameters } = z.looseObject({}).parse(sent);
    if (!isSignature(signature, owner.apiSecret, parameters, optional)) return 'wrong signature';

    if (Math.abs(Date.now() - timestamp) > windowMs) return 'outside the window';
    const isFirst = await claimSignature(signature, new Date(timestamp + windowMs));
    return isFirst ? { userId: owner.userId } : 'replayed';
  };
}

export type VerifyCall = ReturnType<typeof createCallVerifier>;
