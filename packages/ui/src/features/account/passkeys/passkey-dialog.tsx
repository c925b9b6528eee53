import type { Passkey } from '@chatdeck/sdk';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { RemovePasskeyDialog } from './remove-passkey-dialog';
import { RenamePasskeyDialog } from './rename-passkey-dialog';

/** What is done about passkeys. */
export type Purpose = 'add' | { readonly rename: Passkey } | { readonly remove: Passkey };

export interface PasskeyDialogProps {
  readonly purpose: Purpose;
  /** Where passkeys work. */
  readonly site: string;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The dialogs of the card, in one file. */
export default function PasskeyDialog({ purpose, site, onOpenChange }: PasskeyDialogProps) {
  if (purpose === 'add') return <AddPasskeyDialog site={site} onOpenChange={onOpenChange} />;
  return 'rename' in purpose ? (
    <RenamePasskeyDialog passkey={purpose.rename} onOpenChange={onOpenChange} />
  ) : (
    <RemovePasskeyDialog passkey={purpose.remove} onOpenChange={onOpenChange} />
  );
}
