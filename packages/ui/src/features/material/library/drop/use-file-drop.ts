import { useEffect, useRef, useState, type RefObject } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Files without a text beside them: a copied range of a spreadsheet is both. */
function pastedFiles({ clipboardData }: ClipboardEvent): readonly File[] {
  if (!clipboardData || clipboardData.types.includes('text/plain')) return [];
  return [...clipboardData.files];
}

/**
 * Takes files that are dropped or pasted anywhere on the page, unless something else takes them: an upload field, the
 * host, or a dialog above the page; none without `onFiles`. Resolves whether files are being dragged over it.
 */
export function useFileDrop(
  place: RefObject<HTMLElement | null>,
  onFiles: ((files: readonly File[]) => void) | undefined,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  const isTaking = onFiles !== undefined;
  useEffect(() => {
    if (!isTaking) return undefined;
    // A dialog hides the page behind it from everybody.
    const isCovered = () => place.current?.closest('[inert], [aria-hidden="true"]') !== null;
    const isOurs = (event: Event) => !event.defaultPrevented && !isCovered();
    const over = (event: DragEvent) => {
      const isTaken = hasFiles(event) && isOurs(event);
      if (isTaken) event.preventDefault();
      setOver(isTaken);
    };
    // Without a related target the pointer has left the window.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event) || !isOurs(event)) return;
      event.preventDefault();
      take.current?.([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = pastedFiles(event);
      if (files.length === 0 || !isOurs(event)) return;
      event.preventDefault();
      take.current?.(files);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [place, isTaking]);
  return isOver;
}
