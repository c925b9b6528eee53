import { Plus } from 'lucide-react';
import { Button, type ButtonProps } from '#primitives/button/button.tsx';
import { LockedButton } from './locked-button';

interface Props extends Pick<ButtonProps, 'children'> {
  readonly variant?: 'primary' | 'secondary';
  /** The list is for members, and the account is none. */
  readonly isLocked: boolean;
  readonly onAdd: () => void;
}

/** The primary action of a list. */
export function AddButton({ isLocked, onAdd, variant = 'primary', children }: Props) {
  if (isLocked) {
    return <LockedButton isTouch>{children}</LockedButton>;
  }
  return (
    <Button isTouch variant={variant} icon={Plus} onPress={onAdd}>
      {children}
    </Button>
  );
}
