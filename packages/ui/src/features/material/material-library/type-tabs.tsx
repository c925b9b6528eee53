import { CONTENT_TYPE_TEXT, type ContentType } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { isPlainClick } from '#primitives/is-plain-click.ts';
import { materialLibraryMessages } from './material-library.messages';
import { TYPE_PLACES } from './material-library.model';
import * as css from './type-tabs.css';

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
  const isLink = hrefOf !== undefined && onTypeChange === undefined;
  return (
    <nav className={css.tabs} aria-label={t.types}>
      {TYPE_PLACES.map(({ type, to }) => {
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
            {label}
          </a>
        ) : (
          <button
            key={to}
            type="button"
            className={css.tab}
            onClick={() => (onTypeChange ? onTypeChange(type) : navigate({ to }))}
            {...state}
          >
            {label}
          </button>
        );
      })}
    </nav>
  );
}
