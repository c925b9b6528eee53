import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Page } from '#primitives/page/page.tsx';
import { AccountForm, type AccountFormProps } from './account-form/account-form';
import * as css from './auth-card.css';

interface Props extends AccountFormProps {
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
}

/** A console page with one short form about the account. */
export function SettingsForm({ title, text, submitLabel, isSubmitting, ...form }: Props) {
  return (
    <Page title={title} description={text}>
      <Card>
        <AccountForm
          {...form}
          className={css.narrowForm}
          button={
            <div>
              <Button type="submit" variant="primary" isPending={isSubmitting}>
                {submitLabel}
              </Button>
            </div>
          }
        />
      </Card>
    </Page>
  );
}
