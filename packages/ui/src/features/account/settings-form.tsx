import type { ReactNode } from 'react';
import { Banner } from '../../primitives/banner/banner';
import { Button } from '../../primitives/button/button';
import { Card } from '../../primitives/card/card';
import { Page } from '../../primitives/page/page';
import * as css from './auth-card.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly refusal: string | undefined;
  readonly submitLabel: string;
  readonly isSubmitting: boolean;
  readonly onSubmit: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A page of the console with one short form about the account. */
export function SettingsForm(props: Props) {
  return (
    <Page title={props.title} description={props.text}>
      <Card>
        <form
          className={css.narrowForm}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            props.onSubmit();
          }}
        >
          {props.children}
          {props.refusal === undefined ? null : <Banner tone="danger">{props.refusal}</Banner>}
          <div>
            <Button type="submit" variant="primary" isPending={props.isSubmitting}>
              {props.submitLabel}
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  );
}
