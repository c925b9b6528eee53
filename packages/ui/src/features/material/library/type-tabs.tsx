import { CONTENT_TYPE_TEXT, type ContentType, textIn } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { PlaceTabs } from '#primitives/place-tabs/place-tabs.tsx';
import { materialLibraryMessages } from './material-library.messages';
import { TYPE_PLACES } from './material-library.model';
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
  const { locale } = useChatdeck();
  const countOf = useTypeCounts();
  return (
    <PlaceTabs
      label={t.types}
      tabs={TYPE_PLACES.map(({ type, to }) => ({
        to,
        label: type === undefined ? t.every : textIn(CONTENT_TYPE_TEXT[type], locale),
        count: countOf(type),
        isCurrent: type === current,
      }))}
      onChange={
        onTypeChange &&
        ((chosen) => onTypeChange(TYPE_PLACES.find(({ to }) => to === chosen.to)?.type))
      }
    />
  );
}
