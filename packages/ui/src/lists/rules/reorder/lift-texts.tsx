import { useMessages } from '#messages';
import { hint } from './reorder.css';
import { reorderMessages } from './reorder.messages';
import type { LiftState } from './use-lift';

/** For screen readers: how a handle is used, and where the lifted row is. */
export function LiftTexts({ lift }: { readonly lift: LiftState }) {
  const t = useMessages(reorderMessages);
  return (
    <div className={hint}>
      <span id={lift.handle.hintId}>{t.handleHint}</span>
      <span aria-live="assertive">{lift.said}</span>
    </div>
  );
}
