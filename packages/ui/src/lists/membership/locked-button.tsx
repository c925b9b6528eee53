import { Crown } from 'lucide-react';
import { Button, type ButtonProps } from '#primitives/button/button.tsx';
import { useLock } from './use-lock';

type Props = Pick<ButtonProps, 'isTouch' | 'size' | 'children'>;

/** The button of something for members, as others see it: in its place, and pressed it says what it needs. */
export function LockedButton(props: Props) {
  const { ask, dialog } = useLock();
  return (
    <>
      <Button {...props} icon={Crown} onPress={ask} />
      {dialog}
    </>
  );
}
