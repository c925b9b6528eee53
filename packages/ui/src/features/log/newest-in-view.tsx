import { useLayoutEffect, useRef } from 'react';

/** Whoever reads further up than this, in px, is not taken to a message that comes in. */
const NEAR_PX = 200;

/** Stands after the newest message: a chat opens at its end, and follows it while the end is in view. */
export function NewestInView({ newest }: { readonly newest: string | undefined }) {
  const mark = useRef<HTMLSpanElement>(null);
  const isOpened = useRef(false);
  useLayoutEffect(() => {
    const thread = mark.current?.closest('[role="log"]');
    if (!thread) return;
    const { scrollHeight, scrollTop, clientHeight } = thread;
    const isNear = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    if (!isOpened.current || isNear) thread.scrollTop = scrollHeight;
    isOpened.current = true;
  }, [newest]);
  return <span ref={mark} hidden />;
}
