import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import * as css from './command-palette.css';
import { paletteMessages } from './command-palette.messages';

interface Props {
  readonly word: string;
  readonly isEmpty: boolean;
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The state of the search, also announced to screen readers, and the keyboard hints. */
export function PaletteFoot({ word, isEmpty, isWaiting, hasFailed, retry }: Props) {
  const t = useMessages(paletteMessages);
  const nothing = isEmpty ? t.nothing({ word }) : '';
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
