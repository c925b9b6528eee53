import { Languages, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages';
import { IconButton } from '../../../primitives/button/icon-button';
import { appShellMessages } from '../app-shell/app-shell.messages';
import { Brand } from '../brand/brand';
import * as css from './public-frame.css';

export interface PublicFrameProps {
  readonly scheme: 'light' | 'dark';
  readonly onToggleScheme: () => void;
  readonly onToggleLocale: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the pages that need no login. */
export function PublicFrame(props: PublicFrameProps) {
  const t = useMessages(appShellMessages);
  const isDark = props.scheme === 'dark';
  return (
    <div className={css.frame}>
      <header className={css.bar}>
        <Brand />
        <div className={css.tools}>
          <IconButton icon={Languages} label={t.language} onPress={props.onToggleLocale} />
          <IconButton
            icon={isDark ? Sun : Moon}
            label={isDark ? t.toLight : t.toDark}
            onPress={props.onToggleScheme}
          />
        </div>
      </header>
      <main className={css.middle}>{props.children}</main>
      <footer className={css.footer}>{props.footer}</footer>
    </div>
  );
}
