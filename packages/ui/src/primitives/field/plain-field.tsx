import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { part } from '#theme/part.ts';
import { Icon } from '../icon/icon';
import * as css from './field.css';

export interface PlainFieldProps {
  readonly label: string;
  readonly optionalLabel?: string | undefined;
  readonly description?: ReactNode;
  readonly errorMessage?: string | undefined;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
  /** Receives the ids that associate the input with its label and help. */
  readonly children: (ids: { input: string; help: string | undefined }) => ReactNode;
}

/** Label and help around an input that is not one of react-aria's. */
export function PlainField(props: PlainFieldProps) {
  const { label, optionalLabel, description, errorMessage, aside, children } = props;
  const input = useId();
  const help = `${input}-help`;
  const hasHelp = Boolean(errorMessage ?? description);
  return (
    <div {...part('field')} className={css.field}>
      <div className={css.labelRow}>
        <label {...part('label')} className={css.label} htmlFor={input}>
          {label}
        </label>
        {optionalLabel ? <span className={css.optional}>{optionalLabel}</span> : null}
        {aside}
      </div>
      {children({ input, help: hasHelp ? help : undefined })}
      {hasHelp ? (
        <div
          id={help}
          {...part(errorMessage ? 'error' : 'description')}
          className={errorMessage ? css.error : css.help}
        >
          {errorMessage ? <Icon of={CircleAlert} size={14} className={css.errorIcon} /> : null}
          {errorMessage ?? description}
        </div>
      ) : null}
    </div>
  );
}
