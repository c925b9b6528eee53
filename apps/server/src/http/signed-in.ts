import type { OpenApiScope } from '@chatdeck/sdk';
import type { FastifyRequest } from 'fastify';

/** Who a call is made by; everything that a handler may know of the caller comes from the token. */
export interface SignedIn {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly customRoutes: readonly string[];
  readonly createdAt: Date;
  /** Null until the link of the activation mail was opened. */
  readonly activatedAt: Date | null;
  /** When the membership ends; null for a lifetime, and without one. */
  readonly memberUntil: Date | null;
  /** The hash under which the session is stored. */
  readonly session: string;
  /** What a session of the open API may do; undefined for the account itself, which may do all. */
  readonly scopes?: readonly OpenApiScope[] | undefined;
}

/** An account whose membership was looked at. */
export type Member = SignedIn & { readonly role: 'vip' };

/** An account that was seen to have a custom right. */
export type CustomAccount = SignedIn & { readonly customRoutes: readonly [string, ...string[]] };

/** Finds the owner of a token, or throws the refusal that explains what is wrong with it. */
export type Authenticate = (token: string | undefined) => Promise<SignedIn>;

/** Finds who has signed a request of the open API, or throws the refusal that says why it is not believed. */
export type AuthenticateSigned = (request: FastifyRequest) => Promise<SignedIn>;
