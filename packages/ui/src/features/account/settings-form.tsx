import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { NotInSession } from '#primitives/failed-state/failed-state.tsx';
import { Page } from '#primitives/page/page.tsx';
import { useIsOwn } from '#lists/session/use-may.ts';
import type { Destination } from '#context/navigation.ts';
import { AccountForm, type AccountFormProps } from './account-form/account-form';
import * as css from './auth-card.css';
import { WithSafety } from './safety/with-safety';

interface Props extends AccountFormProps {
  /** The page itself. */
  readonly at: Destination;
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
}

/** A console page with one short form about the account. */
export function SettingsForm({ at, title, text, submitLabel, isSubmitting, ...form }: Props) {
  const isOwn = useIsOwn();
  return (
    <Page title={title} description={text}>
      <WithSafety at={at} isForm>
        <Card>
          {isOwn === false ? (
            <NotInSession />
          ) : (
            <AccountForm
              {...form}
              className={css.form}
              button={
                <div>
                  <Button
                    type="submit"
                    variant="primary"
                    isPending={isSubmitting}
                    isWaiting={isOwn === undefined}
                  >
                    {submitLabel}
                  </Button>
                </div>
              }
            />
          )}
        </Card>
      </WithSafety>
    </Page>
  );
}
