import * as z from 'zod';
import type { OpenApiRepository } from '../resources/open-api/open-api.repository';
import type { ClaimSignature } from '../resources/open-api/signature-book';
import { isSignature } from './signature';

/** The account whose robot makes a call. */
export interface RobotCaller {
  readonly userId: string;
}

/** Why a call is not believed. */
export type Distrust =
  'unsigned' | 'unknown key' | 'wrong signature' | 'outside the window' | 'replayed';

const signedSchema = z.looseObject({
  apiKey: z.string(),
  sign: z.string(),
  timestamp: z.union([z.number(), z.string().regex(/^\d{1,16}$/)]).transform(Number),
});

/** No moment in milliseconds since 1973 is below this, and no moment in seconds for thousands of years above. */
const SECONDS_BELOW = 100_000_000_000;

/** Callbacks put the time of the message, in seconds, over the time of the call. */
const toMs = (timestamp: number) => (timestamp < SECONDS_BELOW ? timestamp * 1000 : timestamp);

/** Decides whether a call comes from an account's robot, now and for the first time. */
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
