import type { contract, Endpoint, ResponseInputOf } from '@chatdeck/sdk/contract';
import type { Call } from './call';
import type { CustomAccount, Member, SignedIn } from './signed-in';
import type { StreamCall } from './stream-routes';

/** The caller for each kind of access. Rights are checked before the handler runs. */
interface Callers {
  readonly public: object;
  readonly user: { readonly user: SignedIn };
  readonly member: { readonly user: Member };
  readonly custom: { readonly user: CustomAccount };
  readonly signed: { readonly user: Member };
  readonly operator: { readonly user: SignedIn };
}

/** One call of the contract as its handler sees it. */
export type CallOf<E extends Endpoint> = Call<E> & Callers[E['access']];

/**
 * Returns the `data` of the answer, or throws a `Refusal`. A list of any length is returned in chunks, each a valid
 * answer with some of the rows, and streamed.
 */
export type Handler<E extends Endpoint> = (
  call: CallOf<E>,
) => Promise<ResponseInputOf<E>> | AsyncGenerator<ResponseInputOf<E>>;

/** Answers with a stream. */
export interface StreamHandler {
  readonly open: (call: StreamCall) => Promise<void>;
}

type Contract = typeof contract;
type HandlerOf<E extends Endpoint> = E['id'] extends 'event.stream' ? StreamHandler : Handler<E>;
/** A form is parsed while it arrives, by a separate route. */
type Form = { readonly id: 'upload.store' };

/** A handler for each call of a resource. */
export type HandlersOf<Resource extends keyof Contract> = {
  readonly [
    Verb in keyof Contract[Resource] as Contract[Resource][Verb] extends Form ? never : Verb
  ]: Contract[Resource][Verb] extends Endpoint ? HandlerOf<Contract[Resource][Verb]> : never;
};

/** A handler for each call of the contract. */
export type Handlers = { readonly [Resource in keyof Contract]: HandlersOf<Resource> };
