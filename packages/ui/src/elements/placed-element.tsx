import { memo, useMemo, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { lazyPart } from '#context/lazy-part.tsx';
import { PanelStates } from '#context/panel-states.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { OverlayLayer } from '#provider/overlay-layer.tsx';
import * as css from '#provider/provider.css.ts';
import { ThemeRoot, type Appearance } from '#provider/theme-root.tsx';
import type { ElementRow } from './element-row';
import type { Placed } from './placed';
import { SlotContent } from './slot-content';
import type { SlottedBy } from './slotted';

type Part = ComponentType<Readonly<Record<string, unknown>>>;

const parts = new WeakMap<ElementRow, Part>();

/** The component of a row; its elements load it once. */
function partOf(row: ElementRow): Part {
  const known = parts.get(row);
  if (known) return known;
  const load = async () => {
    // The edge between a page and a component: the row was read from the types of its props.
    const component: unknown = await row.load();
    return { default: component as Part };
  };
  const part = lazyPart(load);
  parts.set(row, part);
  return part;
}

function contentsOf(slots: SlottedBy): Readonly<Record<string, ReactNode>> {
  const { empty: _, failed: __, ...own } = Object.fromEntries(slots);
  return Object.fromEntries(
    Object.entries(own).map(([name, slotted]) => [name, <SlotContent key={name} of={slotted} />]),
  );
}

function statesOf(slots: SlottedBy) {
  const empty = slots.get('empty');
  const failed = slots.get('failed');
  return {
    ...(empty && { empty: <SlotContent of={empty} /> }),
    ...(failed && {
      failed: (retry: (() => void) | undefined) => <SlotContent of={failed} onRetry={retry} />,
    }),
  };
}

interface PlacedElementProps {
  readonly placed: Placed;
  readonly appearance: Appearance;
}

/** A component in the place of its element, with a theme and a layer of its own, in the store that all of them share. */
export const PlacedElement = memo(function PlacedElement(props: PlacedElementProps) {
  const { placed, appearance } = props;
  const { locale } = useChatdeck();
  const Shown = partOf(placed.row);
  const contents = useMemo(() => contentsOf(placed.slots), [placed.slots]);
  const states = useMemo(() => statesOf(placed.slots), [placed.slots]);
  return createPortal(
    <ThemeRoot appearance={appearance} locale={locale} className={css.root}>
      <OverlayLayer appearance={appearance} locale={locale} portalContainer={undefined} over={null}>
        <PanelStates {...states}>
          <PanelBoundary>
            <Shown {...placed.props} {...contents} />
          </PanelBoundary>
        </PanelStates>
      </OverlayLayer>
    </ThemeRoot>,
    placed.mount,
  );
});
