import { Button } from '../../primitives/button/button';
import { AccountForm, type AccountFormProps } from './account-form/account-form';
import { AuthHead } from './auth-head';
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
      <div className={css.other}>
        {otherText}
        <Button variant="link" onPress={onOther}>
          {otherLabel}
        </Button>
      </div>
    </div>
  );
}
