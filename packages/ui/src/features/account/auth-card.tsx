import type { ReactNode } from 'react';
import { Banner } from '../../primitives/banner/banner';
import { Button } from '../../primitives/button/button';
import { Text } from '../../primitives/text/text';
import * as css from './auth-card.css';

interface Props {
  readonly title: string;
  readonly text: string;
  /** Why the server refused, beside the form it concerns. */
  readonly refusal: string | undefined;
  readonly submitLabel: string;
  readonly isSubmitting: boolean;
  readonly onSubmit: () => void;
  readonly otherText: string;
  readonly otherLabel: string;
  readonly onOther: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The card of the forms that come before the console. */
export function AuthCard(props: Props) {
  return (
    <div className={css.card}>
      <div className={css.head}>
        <Text as="h1" size="lg" weight="strong">
          {props.title}
        </Text>
        <Text as="p" tone="muted">
          {props.text}
        </Text>
      </div>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit();
        }}
      >
        {props.children}
        {props.refusal === undefined ? null : <Banner tone="danger">{props.refusal}</Banner>}
        <div className={css.submit}>
          <Button type="submit" variant="primary" size="lg" isPending={props.isSubmitting}>
            {props.submitLabel}
          </Button>
        </div>
      </form>
      <div className={css.other}>
        {props.otherText}
        <Button variant="link" onPress={props.onOther}>
          {props.otherLabel}
        </Button>
      </div>
    </div>
  );
}
