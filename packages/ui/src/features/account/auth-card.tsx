import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Destination } from '#context/navigation.ts';
import { Button } from '#primitives/button/button.tsx';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import { AccountForm, type AccountFormProps } from './account-form/account-form';
import * as css from './auth-card.css';

interface Props extends AccountFormProps {
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly otherText: string;
  readonly otherLabel: string;
  readonly other: Destination;
  /** Other ways to the same end, below the button. */
  readonly alternatives?: ReactNode;
}

/** The card of the signed-out forms. */
export function AuthCard({ title, text, submitLabel, isSubmitting, ...props }: Props) {
  const { otherText, otherLabel, other, alternatives, ...form } = props;
  return (
    <div className={css.card}>
      <AuthHead title={title} text={text} />
      <AccountForm
        {...form}
        className={css.form}
        button={
          <div className={css.submit}>
            <Button type="submit" variant="primary" size="lg" isPending={isSubmitting}>
              {submitLabel}
            </Button>
          </div>
        }
      />
      {alternatives}
      <div className={css.other}>
        {otherText}
        <PlaceLink to={other}>{otherLabel}</PlaceLink>
      </div>
    </div>
  );
}

interface AuthHeadProps {
  readonly title: string;
  readonly text: string;
}

/** The title and purpose of a signed-out card. */
export const AuthHead = ({ title, text }: AuthHeadProps) => (
  <div className={css.head}>
    <Text as="h1" size="lg" weight="strong">
      {title}
    </Text>
    <Text as="p" tone="muted">
      {text}
    </Text>
  </div>
);

const ICONS = { success: CircleCheck, danger: CircleAlert, busy: LoaderCircle } as const;

interface AuthNoticeProps {
  readonly tone: keyof typeof ICONS;
  readonly title: string;
  readonly text: string;
  /** The label of the action; none if the user can only wait. */
  readonly label?: string;
  readonly onPress?: () => void;
}

/** A card that shows the outcome of a mailed link in place of a form. */
export function AuthNotice({ tone, title, text, label, onPress }: AuthNoticeProps) {
  return (
    <div className={css.card} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon of={ICONS[tone]} size={24} className={css.icon[tone]} />
      <AuthHead title={title} text={text} />
      {label === undefined ? null : (
        <Button variant="primary" size="lg" onPress={() => onPress?.()}>
          {label}
        </Button>
      )}
    </div>
  );
}
