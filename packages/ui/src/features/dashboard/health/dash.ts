import type { PartState } from '../part/part-state';

/** What a fact says that has not arrived. */
export const dash = ({ status }: PartState<unknown>): string => (status === 'loading' ? '…' : '—');
