import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './note.css';

interface Props {
  /** `warning` for what goes wrong otherwise. Default `info`. */
  readonly tone?: 'info' | 'warning';
  readonly children: ReactNode;
}

/** Something to know beside the text. */
export const Note = ({ tone = 'info', children }: Props) => (
  <div className={css.note[tone]} role="note">
    {tone === 'warning' ? <TriangleAlert size={18} aria-hidden /> : <Info size={18} aria-hidden />}
    <div className={css.content}>{children}</div>
  </div>
);
