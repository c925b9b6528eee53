import { SITE_TITLE } from '@chatdeck/sdk/constants';
import { PublicFrame, UnreachableScreen } from '@chatdeck/ui/shell';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { toggleLocale, toggleScheme, usePreferences } from '../preferences/preferences';

/** In the place of the console while its server cannot say who visits; the page comes as soon as it can. */
export function Unreachable({ why }: { readonly why: string | undefined }) {
  const { locale, scheme } = usePreferences();
  const { revalidate, state } = useRevalidator();
  const retry = useCallback(() => void revalidate(), [revalidate]);
  return (
    <PublicFrame
      scheme={scheme}
      onToggleScheme={toggleScheme}
      onToggleLocale={toggleLocale}
      footer={SITE_TITLE[locale]}
    >
      <UnreachableScreen
        {...(why && { detail: why })}
        isRetrying={state === 'loading'}
        onRetry={retry}
      />
    </PublicFrame>
  );
}
