/// <reference types="vite/client" />
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import sheet from './hostile-host.css?inline';
import { SheetsHost } from './sheets-host';

/** A page that embeds us; `children` is our provider with a story. */
export type Host = ComponentType<{ readonly children: ReactNode }>;

const STYLES = 'style, link[rel="stylesheet"]';

/** Copies the style sheets of a head into a shadow root, including later ones. Returns the function that stops it. */
function copyStyles(head: HTMLHeadElement, shadow: ShadowRoot): () => void {
  const copies = document.createElement('div');
  shadow.append(copies);
  const copy = () =>
    copies.replaceChildren(
      ...[...head.querySelectorAll(STYLES)].map((style) => style.cloneNode(true)),
    );
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(head, { childList: true });
  return () => {
    observer.disconnect();
    copies.remove();
  };
}

/** A host without styles. */
const PlainHost: Host = ({ children }) => <>{children}</>;

/** A host whose style sheet restyles every element of the page, as old portals do. */
const HostileHost: Host = ({ children }) => (
  <div className="hostile-host">
    <style>{sheet}</style>
    {children}
  </div>
);

/** A web component host: our provider is in a shadow root with its own copy of our style sheet. */
const ShadowHost: Host = ({ children }) => {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, []);
  useEffect(() => (root ? copyStyles(document.head, root) : undefined), [root]);
  return <div ref={attach}>{root && createPortal(children, root)}</div>;
};

/** A page that slides in: its transform makes it the containing block of everything `fixed`. */
const TransformedHost: Host = ({ children }) => (
  <div style={{ transform: 'translateX(0)', height: '100vh', overflow: 'clip' }}>{children}</div>
);

/** A host that renders us in its own modal dialog, in the browser's top layer. */
const DialogHost: Host = ({ children }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-label="Host" style={{ width: '80vw', height: '86vh', padding: 0 }}>
      {children}
    </dialog>
  );
};

const COLUMNS = 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))';

/** A page with two providers, which share no state. */
const TwoProvidersHost: Host = ({ children }) => (
  <div style={{ display: 'grid', gap: 24, gridTemplateColumns: COLUMNS }}>
    {children}
    <section aria-label="2">{children}</section>
  </div>
);

const TwelveSheetsHost: Host = ({ children }) => (
  <SheetsHost Place={ShadowHost}>{children}</SheetsHost>
);

/** The hosts that a story can be shown in, by their name in the story's URL. */
const HOSTS: Readonly<Record<string, { readonly title: string; readonly Host: Host }>> = {
  plain: { title: 'Plain page', Host: PlainHost },
  hostile: { title: 'Hostile host CSS', Host: HostileHost },
  shadow: { title: 'Shadow root', Host: ShadowHost },
  transformed: { title: 'Transformed ancestor', Host: TransformedHost },
  dialog: { title: "Inside a host's dialog", Host: DialogHost },
  sheets: { title: 'Twelve sheets', Host: TwelveSheetsHost },
  two: { title: 'Two providers', Host: TwoProvidersHost },
};

export const HOST_ITEMS = Object.entries(HOSTS).map(([value, { title }]) => ({ value, title }));

export const hostOf = (name: unknown): Host =>
  (typeof name === 'string' ? HOSTS[name] : undefined)?.Host ?? PlainHost;
