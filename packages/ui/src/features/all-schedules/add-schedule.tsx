import { Crown, Plus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#messages';
import { MenuButton } from '#primitives/menu-button/menu-button.tsx';
import { AddButton } from '#lists/membership/add-button.tsx';
import { MemberDialog } from '#lists/membership/lazy-member-dialog.tsx';
import { allSchedulesMessages } from './all.messages';
import { useKindTexts } from './kind-texts';
import { KIND_ICONS, type PageKind } from './schedule-kind';

interface Props {
  readonly kind: PageKind | undefined;
  /** Those that can be added on this page, for members and for everybody. */
  readonly kinds: readonly PageKind[];
  /** Those for members, where the account is none: in their place, and pressed they say what they need. */
  readonly locked: ReadonlySet<PageKind>;
  readonly onAdd: (kind: PageKind) => void;
}

/** Adds one of the page's kind; where all kinds are, it asks for one. */
export function AddSchedule({ kind, kinds, locked, onAdd }: Props) {
  const t = useMessages(allSchedulesMessages);
  const texts = useKindTexts(kind);
  const [isGuarded, setGuarded] = useState(false);
  if (kind !== undefined) {
    return (
      <AddButton isLocked={locked.has(kind)} onAdd={() => onAdd(kind)}>
        {texts.addFirst}
      </AddButton>
    );
  }
  return (
    <>
      <MenuButton
        isPrimary
        icon={Plus}
        label={t.add}
        actions={kinds.map((of) => ({
          id: of,
          label: t[of],
          icon: locked.has(of) ? Crown : KIND_ICONS[of],
          onAction: () => (locked.has(of) ? setGuarded(true) : onAdd(of)),
        }))}
      />
      {isGuarded ? <MemberDialog isOpen onOpenChange={setGuarded} /> : null}
    </>
  );
}
