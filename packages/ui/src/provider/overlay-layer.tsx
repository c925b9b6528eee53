import { useCallback, useRef, useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';
import * as css from './provider.css';
import { type Appearance, ThemeRoot } from './theme-root';
import { outsideOf, useOutside, useTopLayer, useUnzoomed } from './use-top-layer';

interface OverlayLayerProps {
  readonly appearance: Appearance;
  readonly locale: string;
  readonly portalContainer: Element | null | undefined;
  /** Rendered above the dialogs. */
  readonly over: ReactNode;
  readonly children: ReactNode;
}

/** The container for overlays, inside our theme; in `document.body` they would have no tokens and be transparent. */
export function OverlayLayer(props: OverlayLayerProps) {
  const { appearance, locale, portalContainer, over, children } = props;
  // State, not a ref: overlays that are open initially have to render again once the layer is mounted.
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const [outside, setOutside] = useState<ReturnType<typeof outsideOf>>(null);
  const content = useRef<HTMLDivElement>(null);
  const place = useCallback((element: HTMLElement | null) => {
    setLayer(element);
    const found = element && outsideOf(element);
    setOutside((known) => known ?? found);
  }, []);
  useTopLayer(layer, !portalContainer);
  useOutside(outside);
  useUnzoomed(layer, content);
  const container = portalContainer ?? outside?.container;
  const element = <div ref={place} className={css.layer} />;
  const themed = (
    <ThemeRoot appearance={appearance} locale={locale} className={css.layerRoot}>
      {element}
    </ThemeRoot>
  );
  return (
    <UNSAFE_PortalProvider getContainer={() => layer}>
      <div ref={content} className={css.content}>
        {children}
      </div>
      {container ? createPortal(themed, container) : element}
      {layer ? createPortal(over, layer) : null}
    </UNSAFE_PortalProvider>
  );
}
