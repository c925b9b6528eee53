import { TriangleAlert, type LucideIcon } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, RefObject } from 'react';
import { part } from '#theme/part.ts';
import { Icon } from '../icon/icon';
import * as css from './option-list.css';

export interface ComboFrameProps {
  readonly frameRef?: RefObject<HTMLDivElement | null>;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly input: InputHTMLAttributes<HTMLInputElement> & {
    /** The typed text is not a selection yet; submitting the form returns the focus here. */
    readonly 'data-unsettled'?: '' | undefined;
  };
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  /** At the end of the frame. */
  readonly icon?: LucideIcon;
  /** Content before the input. */
  readonly children?: ReactNode;
  /** Called when the frame is pressed. */
  readonly onPress: () => void;
}

/** The frame of a field with a list; a press anywhere in it focuses the input. */
export function ComboFrame(props: ComboFrameProps) {
  const { frameRef, inputRef, input, isInvalid, isDisabled, icon, children, onPress } = props;
  return (
    <div
      ref={frameRef ?? null}
      {...part('input')}
      className={css.frame}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      onMouseDown={(event) => {
        if (isDisabled || event.target instanceof HTMLButtonElement) return;
        if (event.target !== inputRef.current) event.preventDefault();
        inputRef.current?.focus();
        onPress();
      }}
    >
      {children}
      <input
        {...input}
        ref={inputRef}
        type="text"
        className={css.input}
        disabled={isDisabled}
        aria-invalid={isInvalid || undefined}
      />
      {icon ? <Icon of={icon} size={16} className={css.icon} /> : null}
    </div>
  );
}

/** Feedback on the last action of a field, such as a duplicate or unknown name. */
export const FieldNotice = ({ children }: { readonly children: string | undefined }) => (
  <div role="status" className={css.noticePlace}>
    {children ? (
      <div className={css.notice}>
        <Icon of={TriangleAlert} size={14} className={css.noticeIcon} />
        {children}
      </div>
    ) : null}
  </div>
);
