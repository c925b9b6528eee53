import type { KeyboardEvent, ReactNode } from 'react';
import type { PartName } from '#theme/parts.ts';

/** Marks our forms among those of a host's page. */
const OWN: PartName = 'form';

interface FormProps {
  readonly className?: string | undefined;
  readonly onSubmit?: (form: HTMLFormElement) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** A form of ours, which stays one inside a form of the host, or in a dialog that is opened inside one. */
export const Form = ({ onSubmit, children, ...props }: FormProps) => (
  <form
    {...props}
    noValidate
    // Sent before its code runs, such as on a page that a host rendered on its server, it puts nothing into the address.
    method="post"
    data-cd-part={OWN}
    onSubmit={(event) => {
      event.preventDefault();
      // React bubbles events through portals: ours must not submit a form of the host.
      event.stopPropagation();
      onSubmit?.(event.currentTarget);
    }}
  >
    {children}
  </form>
);

/** Keeps Enter in a field of ours from submitting a form of the host around it. */
export function keepFromHostForm(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.form !== null && target.form.dataset.cdPart !== OWN) event.preventDefault();
}
