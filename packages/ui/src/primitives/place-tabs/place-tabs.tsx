import { useLayoutEffect, useRef } from 'react';
import { part } from '#theme/part.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { Destination } from '#context/navigation.ts';
import { onResize } from '#context/on-resize.ts';
import { createWording } from '#messages/wording.ts';
import { isPlainClick } from '../is-plain-click';
import * as css from './place-tabs.css';

export interface PlaceTab {
  readonly to: Destination;
  /** Parameters of the destination, if several tabs are one page of the host. */
  readonly query?: Readonly<Record<string, string>>;
  readonly label: string;
  /** How many there are; undefined until it is known. */
  readonly count?: number | undefined;
  readonly isCurrent: boolean;
}

interface PlaceTabsProps {
  readonly label: string;
  readonly tabs: readonly PlaceTab[];
  /** Filters in place; without it each tab is a page of the host, so that it has an address. */
  readonly onChange?: ((tab: PlaceTab) => void) | undefined;
}

/** The filters of a list that are pages of their own. */
export function PlaceTabs({ label: name, tabs, onChange }: PlaceTabsProps) {
  const { navigate, hrefOf } = useChatdeck();
  const isLink = hrefOf !== undefined && onChange === undefined;
  const row = useCurrentInView(tabs);
  return (
    <nav ref={row} {...part('tabs')} className={css.tabs} aria-label={name}>
      {tabs.map((tab) => {
        const { to, query, label, count, isCurrent } = tab;
        const intent = { to, ...(query && { query }) };
        const key = [to, ...Object.values(query ?? {})].join();
        const state = isCurrent
          ? ({ 'aria-current': isLink ? 'page' : 'true' } as const)
          : undefined;
        return isLink ? (
          <a
            key={key}
            {...part('tab')}
            className={css.tab}
            href={hrefOf(intent)}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              navigate(intent);
            }}
            {...state}
          >
            {label} <Count of={count} />
          </a>
        ) : (
          <button
            key={key}
            type="button"
            {...part('tab')}
            className={css.tab}
            onClick={() => (onChange ? onChange(tab) : navigate(intent))}
            {...state}
          >
            {label} <Count of={count} />
          </button>
        );
      })}
    </nav>
  );
}

/** Scrolls the row, and nothing around it, so that the current tab is in its middle: a phone shows three of them. */
function useCurrentInView(tabs: readonly PlaceTab[]) {
  const row = useRef<HTMLElement>(null);
  // Counts come later, and make the tabs before it wider.
  const state = tabs.map(({ label, count, isCurrent }) => `${label} ${count} ${isCurrent}`).join();
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const show = () => {
      const current = element.querySelector('[aria-current]')?.getBoundingClientRect();
      if (!current) return;
      const shown = element.getBoundingClientRect();
      element.scrollLeft += current.left + current.width / 2 - (shown.left + shown.width / 2);
    };
    show();
    // A phone is turned, or a window made narrower.
    return onResize(element, show);
  }, [state]);
  return row;
}

const Count = ({ of }: { readonly of: number | undefined }) => {
  const { number } = createWording(useChatdeck().locale);
  return of === undefined ? null : <span className={css.count}>{number(of)}</span>;
};
