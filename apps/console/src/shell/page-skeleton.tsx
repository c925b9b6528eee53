import { ListSkeleton } from '@chatdeck/ui/primitives';
import { usePreferences } from '../preferences/preferences';

const LOADING = { 'zh-CN': '载入中', en: 'Loading' };

/** The layout of a page that is on its way. */
export function PageSkeleton() {
  const { locale } = usePreferences();
  return <ListSkeleton label={LOADING[locale]} />;
}
