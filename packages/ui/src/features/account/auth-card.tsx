import { Button } from '../../primitives/button/button';
import { Text } from '../../primitives/text/text';
import { AccountForm, type AccountFormProps } from './account-form/account-form';
import * as css from './auth-card.css';

interface Props extends AccountFormProps {
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly otherText: string;
  readonly otherLabel: string;
  readonly onOther: () => void;
}

/** The card of the forms that come before the console. */
export function AuthCard({ title, text, submitLabel, isSubmitting, ...props }: Props) {
  const { otherText, otherLabel, onOther, ...form } = props;
  return (
    <div className={css.card}>
      <div className={css.head}>
        <Text as="h1" size="lg" weight="strong">
          {title}
        </Text>
        <Text as="p" tone="muted">
          {text}
        </Text>
      </div>
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
      <div className={css.other}>
        {otherText}
        <Button variant="link" onPress={onOther}>
          {otherLabel}
        </Button>
      </div>
    </div>
  );
}
