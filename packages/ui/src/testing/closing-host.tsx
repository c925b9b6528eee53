import { useState, type ComponentType } from 'react';

interface Opened {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Wraps a dialog in a host that closes it on request. */
export const closingHost = <Props extends Opened>(Dialog: ComponentType<Props>) =>
  function Host(props: Props) {
    const [isOpen, setOpen] = useState(props.isOpen);
    const change = (open: boolean) => {
      setOpen(open);
      props.onOpenChange(open);
    };
    return <Dialog {...props} isOpen={isOpen} onOpenChange={change} />;
  };
