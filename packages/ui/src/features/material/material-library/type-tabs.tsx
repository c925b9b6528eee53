import { CONTENT_TYPE_TEXT, type ContentType } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { createWording } from '#messages/wording.ts';
import { isPlainClick } from '#primitives/is-plain-click.ts';
import { materialLibraryMessages } from './material-library.messages';
import { TYPE_PLACES } from './material-library.model';
import * as css from './type-tabs.css';
import { useTypeCounts } from './use-library-facts';

interface TypeTabsProps {
  /** Undefined for all types. */
  readonly type: ContentType | undefined;
  /** Filters in place; without it each filter is a page of the host, so that it has an address. */
  readonly onTypeChange: ((type: ContentType | undefined) => void) | undefined;
}

/** The filters by type. */
export function TypeTabs({ type: current, onTypeChange }: TypeTabsProps) {
  const t = useMessages(materialLibraryMessages);
  const { locale, navigate, hrefOf } = useChatdeck();
  const countOf = useTypeCounts();
  const isLink = hrefOf !== undefined && onTypeChange === undefined;
  return (
    <nav className={css.tabs} aria-label={t.types}>
      {TYPE_PLACES.map(({ type, to }) => {
        const count = countOf(type);
        const label = type === undefined ? t.every : CONTENT_TYPE_TEXT[type][locale];
        const state =
          type === current ? ({ 'aria-current': isLink ? 'page' : 'true' } as const) : {};
        return isLink ? (
          <a
            key={to}
            className={css.tab}
            href={hrefOf({ to })}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              navigate({ to });
            }}
            {...state}
          >
            {label} <Count of={count} />
          </a>
        ) : (
          <button
            key={to}
            type="button"
            className={css.tab}
            onClick={() => (onTypeChange ? onTypeChange(type) : navigate({ to }))}
            {...state}
          >
            {label} <Count of={count} />
          </button>
        );
      })}
    </nav>
  );
}

const Count = ({ of }: { readonly of: number | undefined }) => {
  const { number } = createWording(useChatdeck().locale);
  return of === undefined ? null : <span className={css.count}>{number(of)}</span>;
};
