import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import { part } from '#theme/part.ts';
import { Icon } from '../icon/icon';
import * as css from './field.css';

export interface FieldLabelProps {
  readonly children: ReactNode;
  /** Marks the field as optional. */
  readonly optionalLabel?: string | undefined;
  readonly counter?: ReactNode;
}

/** The label above a field. */
export const FieldLabel = ({ children, optionalLabel, counter }: FieldLabelProps) => (
  <div className={css.labelRow}>
    <Label {...part('label')} className={css.label}>
      {children}
    </Label>
    {optionalLabel ? <span className={css.optional}>{optionalLabel}</span> : null}
    {counter}
  </div>
);

export interface FieldHelpProps {
  readonly description?: ReactNode;
  readonly errorMessage?: string | undefined;
}

/** One short line below a field; an error replaces the help. */
export function FieldHelp({ description, errorMessage }: FieldHelpProps) {
  if (errorMessage) {
    return (
      <FieldError {...part('error')} className={css.error}>
        <Icon of={CircleAlert} size={14} className={css.errorIcon} />
        {errorMessage}
      </FieldError>
    );
  }
  if (!description) return null;
  return (
    <AriaText slot="description" {...part('description')} className={css.help}>
      {description}
    </AriaText>
  );
}
