import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '#messages';
import { IconButton } from '../button/icon-button';
import { useCopy } from '../copy-field/use-copy';
import { copyMessages } from '../copy-field/copy.messages';
import * as css from './failed-state.css';

/** The id of a failed request, with a button that copies it. */
export default function RequestId({ id }: { readonly id: string }) {
  const t = useMessages(copyMessages);
  const copy = useCopy();
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <p ref={line} className={css.request}>
      {t.requestId} <code className={css.id}>{id}</code>
      <IconButton
        size="sm"
        icon={Copy}
        label={t.copyValue({ label: t.requestId })}
        onPress={() => void copy(id, line.current)}
      />
    </p>
  );
}
