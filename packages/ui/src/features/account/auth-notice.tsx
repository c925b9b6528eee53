import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { Button } from '#primitives/button/button.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { AuthHead } from './auth-card';
import * as card from './auth-card.css';

const ICONS = { success: CircleCheck, danger: CircleAlert, busy: LoaderCircle } as const;

interface Props {
  readonly tone: keyof typeof ICONS;
  readonly title: string;
  readonly text: string;
  /** The label of the action; none if the user can only wait. */
  readonly label?: string;
  readonly onPress?: () => void;
}

/** A card that shows the outcome of a mailed link in place of a form. */
export function AuthNotice({ tone, title, text, label, onPress }: Props) {
  return (
    <div className={card.card} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon of={ICONS[tone]} size={24} className={card.icon[tone]} />
      <AuthHead title={title} text={text} />
      {label === undefined ? null : (
        <Button variant="primary" size="lg" onPress={() => onPress?.()}>
          {label}
        </Button>
      )}
    </div>
  );
}
