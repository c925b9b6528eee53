import { SHIPPED_LOCALES, type ShippedLocale } from '@chatdeck/sdk/constants';
import { Languages } from 'lucide-react';
import { useMessages } from '#messages';
import { MenuButton } from '#primitives/menu-button/menu-button.tsx';
import { appShellMessages } from './app-shell.messages';

/** Each in its own language, so that whoever reads no other finds it. */
const NAMES: Readonly<Record<ShippedLocale, string>> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  en: 'English',
};

interface Props {
  readonly onLocaleChange: (locale: ShippedLocale) => void;
}

/** The languages that come with the product, to choose from. */
export function LanguageMenu({ onLocaleChange }: Props) {
  const t = useMessages(appShellMessages);
  return (
    <MenuButton
      label={t.language}
      icon={Languages}
      actions={SHIPPED_LOCALES.map((locale) => ({
        id: locale,
        label: NAMES[locale],
        onAction: () => onLocaleChange(locale),
      }))}
    />
  );
}
