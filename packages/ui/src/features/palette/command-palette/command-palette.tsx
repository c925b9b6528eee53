import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useCloseOnBack } from '#context/use-close-on-back.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { useCombobox } from '#primitives/option-list/use-combobox.ts';
import { useSearchText } from '#primitives/option-list/use-option-search.ts';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import * as css from './command-palette.css';
import { paletteMessages } from './command-palette.messages';
import { PaletteList } from './palette-list';
import type { PaletteItem, PalettePage } from './palette.model';
import { usePalette } from './use-palette';

export interface CommandPaletteProps {
  /** The host's pages that this user can open. */
  readonly pages: readonly PalettePage[];
  /** Recent choices, newest first; the host stores them. */
  readonly recent: readonly PaletteItem[];
  /** Called once with the chosen item, before navigating to it. */
  readonly onChoose: (chosen: PaletteItem) => void;
  /** Called for a page of the host. Places in the product go to `onNavigate` of the provider as intents. */
  readonly onFollow: (href: string) => void;
  readonly onClose: () => void;
}

/** One search field for everything: finds a page, setting, material, group or friend, and navigates to it. */
export default function CommandPalette(props: CommandPaletteProps) {
  const t = useMessages(paletteMessages);
  useCloseOnBack(true, props.onClose);
  return (
    <ModalOverlay className={css.scrim} isOpen isDismissable onOpenChange={props.onClose}>
      <Modal className={css.panel}>
        <Dialog className={css.dialog} aria-label={t.title}>
          <Palette {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Palette({ pages, recent, onChoose, onFollow, onClose }: CommandPaletteProps) {
  const t = useMessages(paletteMessages);
  const { navigate } = useChatdeck();
  const listId = useId();
  const search = useSearchText();
  const word = search.word.trim();
  const { rows, ...state } = usePalette(word, pages, recent);
  const items = rows.flatMap((row) => (row.kind === 'item' ? [row.item] : []));
  const idOf = (at: number) => `${listId}-${at}`;
  const choose = (item: PaletteItem) => {
    onClose();
    onChoose(item);
    if ('href' in item.target) onFollow(item.target.href);
    else navigate(item.target);
  };
  const combobox = useCombobox({
    listId,
    idOf,
    isInline: true,
    preset: 0,
    count: items.length,
    // Esc closes at once, even with text in the field.
    isEmpty: true,
    onClear: () => undefined,
    onPick: (at) => {
      const item = items[at];
      if (item) choose(item);
    },
  });
  return (
    <>
      <div className={css.query}>
        <Icon of={Search} className={css.icon} />
        <input
          {...combobox.input}
          {...search.input}
          onChange={(event) => {
            search.input.onChange(event);
            combobox.restart();
          }}
          className={css.input}
          type="text"
          autoFocus
          aria-label={t.title}
          placeholder={t.placeholder}
          enterKeyHint="go"
        />
        <IconButton icon={X} label={t.close} onPress={onClose} />
      </div>
      <PaletteList
        id={listId}
        rows={rows}
        count={items.length}
        active={combobox.active}
        idOf={idOf}
        onChoose={choose}
      />
      <PaletteFoot {...state} word={word} isEmpty={items.length === 0} />
    </>
  );
}

interface Props {
  readonly word: string;
  readonly isEmpty: boolean;
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  readonly isPartial: boolean;
  readonly retry: () => void;
}

/** The state of the search, also announced to screen readers, and the keyboard hints. */
function PaletteFoot({ word, isEmpty, isWaiting, hasFailed, isPartial, retry }: Props) {
  const t = useMessages(paletteMessages);
  const { notInSession } = useMessages(primitiveMessages);
  const found = isPartial ? notInSession : t.nothing({ word });
  const nothing = isEmpty ? found : '';
  const status = isWaiting ? t.searching : nothing;
  return (
    <div className={css.foot} data-quiet={hasFailed || status ? undefined : ''}>
      <span role="status">
        {hasFailed ? (
          <span className={css.failed}>
            {t.failed}
            <Button variant="link" size="sm" onPress={retry}>
              {t.retry}
            </Button>
          </span>
        ) : (
          status
        )}
      </span>
      {hasFailed || status ? null : (
        <>
          <span className={css.keys}>
            <kbd className={css.key}>↑</kbd>
            <kbd className={css.key}>↓</kbd>
            {t.move}
          </span>
          <span className={css.keys}>
            <kbd className={css.key}>↵</kbd>
            {t.open}
          </span>
          <span className={css.keys}>
            <kbd className={css.key}>Esc</kbd>
            {t.close}
          </span>
        </>
      )}
    </div>
  );
}
