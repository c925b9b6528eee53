import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { lazyPart } from '#context/lazy-part.tsx';
import { onResize } from '#context/on-resize.ts';
import * as css from './try-area.css';

/** The width in pixels from which on a list has room for the simulator beside it. */
const ROOM = 960;

const LazyTryPanel = lazyPart(() => import('./try-panel'));

interface TryAreaState {
  /** Whether there is room beside the list; without it messages are tried in a dialog. */
  readonly hasRoom: boolean;
  readonly setRoom: (hasRoom: boolean) => void;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

const TryAreaContext = createContext<TryAreaState | undefined>(undefined);

/** Where a list shows the simulator beside its rows; undefined if it never does. */
export const useTryArea = () => useContext(TryAreaContext);

/** Open beside one list, it is open beside the next one, too. */
const openIn = new WeakMap<object, boolean>();

/** Lets the button of a list open the simulator in the `TryArea` of that list. */
export function TryAreas({ children }: { readonly children: ReactNode }) {
  const { storage } = useChatdeck().drafts;
  const [hasRoom, setRoom] = useState(false);
  const [isOpen, setOpen] = useState(() => openIn.get(storage) ?? false);
  const state = useMemo(
    () => ({
      hasRoom,
      setRoom,
      isOpen,
      setOpen: (next: boolean) => {
        openIn.set(storage, next);
        setOpen(next);
      },
    }),
    [hasRoom, isOpen, storage],
  );
  return <TryAreaContext.Provider value={state}>{children}</TryAreaContext.Provider>;
}

interface Props {
  /** There is something to try, so the list has the button. */
  readonly isOffered: boolean;
  readonly children: ReactNode;
}

/** A list, with the simulator beside it where that is open and has room. */
export function TryArea({ isOffered, children }: Props) {
  const area = useTryArea();
  const setRoom = area?.setRoom;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      setRoom && frame.current
        ? onResize(frame.current, ({ width }) => setRoom(width >= ROOM))
        : undefined,
    [setRoom],
  );
  if (!area) return children;
  const isShown = isOffered && area.hasRoom && area.isOpen;
  return (
    <div ref={frame} className={css.frame} data-open={isShown || undefined}>
      <div className={css.list}>{children}</div>
      {isShown ? <LazyTryPanel /> : null}
    </div>
  );
}
