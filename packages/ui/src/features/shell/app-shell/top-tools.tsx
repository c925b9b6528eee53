import { BookOpen, Languages, Moon, Sun } from 'lucide-react';
import { useMessages } from '#messages';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { appShellMessages } from './app-shell.messages';

export interface TopToolsProps {
  readonly scheme: 'light' | 'dark';
  readonly onToggleScheme: () => void;
  readonly onToggleLocale: () => void;
  /** If omitted, no link to the documentation is shown. */
  readonly onOpenDocumentation?: () => void;
}

/** Documentation, language and scheme: in the top bar, or in the sidebar when the bar is narrow. */
export function TopTools(props: TopToolsProps) {
  const { scheme, onToggleScheme, onToggleLocale, onOpenDocumentation } = props;
  const t = useMessages(appShellMessages);
  const isDark = scheme === 'dark';
  return (
    <>
      {onOpenDocumentation && (
        <IconButton icon={BookOpen} label={t.documentation} onPress={onOpenDocumentation} />
      )}
      <IconButton icon={Languages} label={t.language} onPress={onToggleLocale} />
      <IconButton
        icon={isDark ? Sun : Moon}
        label={isDark ? t.toLight : t.toDark}
        onPress={onToggleScheme}
      />
    </>
  );
}
