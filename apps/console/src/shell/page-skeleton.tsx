import { textIn } from '@chatdeck/sdk/constants';
import { ListSkeleton } from '@chatdeck/ui/primitives';
import { usePreferences } from '../preferences/preferences';

/** The accessible name of what is loading. */
export const LOADING = { 'zh-CN': '载入中', en: 'Loading' };

/** The placeholder of a page that is loading. */
export function PageSkeleton() {
  const { locale } = usePreferences();
  return <ListSkeleton label={textIn(LOADING, locale)} />;
}
