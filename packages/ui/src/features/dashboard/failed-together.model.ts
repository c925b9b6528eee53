import { isNotInSession, type CallError } from '#context/call-error.ts';
import type { PartState } from './part-state';

/** A part of the home page with its name. */
export interface NamedPart {
  readonly name: string;
  readonly state: PartState<unknown>;
}

/** Parts that failed for one reason. */
export interface SharedFailure {
  readonly reason: string;
  /** The error of the first of them. */
  readonly error: CallError;
  readonly names: readonly string[];
  /** Nothing else of the page is there. */
  readonly isAll: boolean;
  /** Tries all of them again. */
  readonly retry: () => void;
}

/** What two failures have in common that are told as one: not the request, which is another for each call. */
export const reasonOf = ({ kind, code, status, message }: CallError): string =>
  [kind, code, status ?? '', message].join(' ');

const isOf = ({ state }: NamedPart, reason: string): boolean =>
  state.status === 'absent' || (state.status === 'failed' && reasonOf(state.error) === reason);

/** The reasons for which several parts failed; a part that fails alone says so in its own place, as does one that is not in the session. */
export function togetherOf(parts: readonly NamedPart[]): readonly SharedFailure[] {
  const failures = new Map<string, SharedFailure>();
  const several = new Set<string>();
  for (const { name, state } of parts) {
    if (state.status !== 'failed' || isNotInSession(state.error)) continue;
    const { error } = state;
    const reason = reasonOf(error);
    const known = failures.get(reason);
    if (known) several.add(reason);
    failures.set(reason, {
      reason,
      error: known?.error ?? error,
      names: [...new Set([...(known?.names ?? []), name])],
      isAll: parts.every((part) => isOf(part, reason)),
      retry: () => {
        known?.retry();
        state.retry();
      },
    });
  }
  return [...failures.values()].filter(({ reason }) => several.has(reason));
}
