import type { OpenApiKeyScope, OpenApiScope } from '@chatdeck/sdk';
import type { ROLE } from '@chatdeck/sdk/constants';
import type { FastifyRequest } from 'fastify';

/** Who makes a call; everything that a handler knows about the caller comes from the token. */
export interface SignedIn {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly customRoutes: readonly string[];
  readonly createdAt: Date;
  /** Null until the link of the activation mail was opened. */
  readonly activatedAt: Date | null;
  /** When the membership ends; null for a lifetime, and without membership. */
  readonly memberUntil: Date | null;
  /** When everything of the account is deleted, if that was asked for. */
  readonly deletionAt?: Date | null;
  /** Since when an operator has shut the account out, if one has. */
  readonly blockedAt?: Date | null;
  /** Since when the account may use the operator's page, if it may. */
  readonly operatorSince?: Date | null;
  /** Since when logging in needs a second factor, if it does. */
  readonly twoFactorSince?: Date | null;
  /** How many accounts its key may make for customers; 0 unless an operator allowed it. */
  readonly customerCap: number;
  /** The hash under which the session is stored. */
  readonly session: string;
  /** What a session of the open API may do; undefined for the account itself, which may do everything. */
  readonly scopes?: readonly OpenApiScope[] | undefined;
  /** The further key that signed the request; undefined for every other caller. */
  readonly key?: SigningKey | undefined;
}

/** A further key of the open API, as far as a call looks at it. */
export interface SigningKey {
  readonly id: number;
  readonly scopes: readonly OpenApiKeyScope[];
  readonly expiresAt: Date | null;
  /** What opens a session has to be what it was when it signed. */
  readonly revision: number;
}

/** An account whose membership was checked. */
export type Member = SignedIn & { readonly role: typeof ROLE.member };

/** An account whose custom rights were checked. */
export type CustomAccount = SignedIn & { readonly customRoutes: readonly [string, ...string[]] };

/** Finds the owner of a token; throws the refusal that explains what is wrong with it. */
export type Authenticate = (token: string | undefined) => Promise<SignedIn>;

/**
 * Finds who signed a request of the open API; throws the refusal that explains why it is rejected. A message may also be
 * sent with the API key alone, where the operator allows it.
 */
export type AuthenticateSigned = (request: FastifyRequest, isMessage: boolean) => Promise<SignedIn>;
