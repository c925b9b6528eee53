import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { useIsOwn } from '#lists/session/use-may.ts';
import { useTryArea } from './try-area';
import { tryMessages } from './try.messages';

/** The simulator in a dialog, loaded when it is first opened. */
export const LazyTryDialog = lazyDialog(() => import('./try-dialog'));

/** Tries messages on what is stored, beside the list or in a dialog; a partner's session sees too little of that. */
export function TryButton() {
  const t = useMessages(tryMessages);
  const [isOpen, setOpen] = useState(false);
  const area = useTryArea();
  const isBeside = area?.hasRoom && area.isOpen;
  const isOwn = useIsOwn();
  if (isOwn === false) return null;
  return (
    <>
      <Button
        isTouch
        icon={FlaskConical}
        isWaiting={isOwn === undefined}
        onPress={() => (area?.hasRoom ? area.setOpen(!area.isOpen) : setOpen(true))}
      >
        {isBeside ? t.hide : t.tryIt}
      </Button>
      <DialogBoundary isOpen={isOpen}>
        <LazyTryDialog onOpenChange={setOpen} />
      </DialogBoundary>
    </>
  );
}
