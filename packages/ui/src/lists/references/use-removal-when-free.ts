import { useEffect, useRef } from 'react';

interface Removal {
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Removes at once what is used nowhere; returns the removal, for whoever confirms that of anything else. */
export function useRemovalWhenFree(isFree: boolean, { onRemove, onClose }: Removal): () => void {
  const remove = useRef(() => {});
  useEffect(() => {
    remove.current = () => {
      onClose();
      onRemove();
    };
  });
  useEffect(() => {
    if (isFree) remove.current();
  }, [isFree]);
  return () => remove.current();
}
