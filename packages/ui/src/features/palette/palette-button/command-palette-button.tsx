import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import type { CommandPaletteProps } from '../command-palette/command-palette';
import * as palette from '../command-palette/command-palette.css';
import { paletteMessages } from '../command-palette/command-palette.messages';
import * as css from './command-palette-button.css';

const CommandPalette = lazyDialog(() => import('../command-palette/command-palette'));

export type CommandPaletteButtonProps = Omit<CommandPaletteProps, 'onClose'>;

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Opens the command palette, as does Ctrl or Cmd+K; the palette's code is loaded on first use. */
export function CommandPaletteButton(props: CommandPaletteButtonProps) {
  const t = useMessages(paletteMessages);
  const [isOpen, setOpen] = useState(false);
  usePaletteKey(() => setOpen(true));
  return (
    <>
      <Button
        className={css.button}
        aria-keyshortcuts="Control+K Meta+K"
        onPress={() => setOpen(true)}
      >
        <Icon of={Search} size={16} />
        <span className={css.copy}>{t.title}</span>
        <kbd className={css.key} aria-hidden="true">
          <span className={palette.key}>{isMac() ? '⌘K' : 'Ctrl K'}</span>
        </kbd>
      </Button>
      {isOpen ? (
        <PanelBoundary>
          <CommandPalette {...props} onClose={() => setOpen(false)} />
        </PanelBoundary>
      ) : null}
    </>
  );
}

/** Ctrl or Cmd+K anywhere on the page, except while a dialog is open, which the user must not leave by accident. */
function usePaletteKey(onOpen: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isShortcut || event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) onOpen();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
