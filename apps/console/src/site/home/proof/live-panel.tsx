import { ChatdeckProvider } from '@chatdeck/ui';
import { MaterialPanel } from '@chatdeck/ui/material';
import { accentTokens } from '@chatdeck/ui/theme';
import { usePreferences } from '#preferences/preferences.ts';

/** The colour of a partner. */
const TOKENS = accentTokens('#7c3aed', '#a78bfa');

/** The material panel on demo data that lives in the page, in the colours of a partner. */
export function LivePanel() {
  const { locale, scheme } = usePreferences();
  return (
    <ChatdeckProvider demo locale={locale} appearance={{ scheme, tokens: TOKENS }}>
      <MaterialPanel />
    </ChatdeckProvider>
  );
}
