import { Crown } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonProps } from '#primitives/button/button.tsx';
import { MemberDialog } from './lazy-member-dialog';

type Props = Pick<ButtonProps, 'isTouch' | 'size' | 'children'>;

/** The button of something for members, as others see it: in its place, and pressed it says what it needs. */
export function LockedButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...props} icon={Crown} onPress={() => setOpen(true)} />
      {isOpen ? <MemberDialog isOpen onOpenChange={setOpen} /> : null}
    </>
  );
}
