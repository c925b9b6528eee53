import { useEffect, useRef } from 'react';

/** The request of a browser to close what lies on top; TypeScript does not know it yet. */
interface CloseWatcher {
  onclose: () => void;
  readonly destroy: () => void;
}
declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Closes what lies over a page by the back button or gesture of a phone, which would otherwise leave the page. Chrome has such
 * a request, Safari has none. On a computer the request is Esc, which the overlays handle themselves.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!isOpen || !CloseWatcher || !matchMedia('(pointer: coarse)').matches) return undefined;
    let watcher: CloseWatcher;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        close.current();
        // What stays open, such as a form with a draft that asks first, is asked again next time.
        watch();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen]);
}
