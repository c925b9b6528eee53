import { textIn } from '@chatdeck/sdk/constants';
import { Link2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { usePreferences } from '#preferences/preferences.ts';
import * as css from './linked-heading.css';

const LINK = { 'zh-CN': '这一节的链接', en: 'Link to this section' };

/** Leads to its heading, so that its address can be copied. */
function HeadingLink({ id }: { readonly id: string | undefined }) {
  const { locale } = usePreferences();
  if (id === undefined) return null;
  return (
    <a href={`#${id}`} className={css.link} aria-label={textIn(LINK, locale)}>
      <Link2 size={16} aria-hidden />
    </a>
  );
}

/** A heading of a page's part, with a link to itself. */
export const HeadingOfPart = ({ children, ...props }: ComponentProps<'h2'>) => (
  <h2 {...props} className={css.heading}>
    {children}
    <HeadingLink id={props.id} />
  </h2>
);

/** A heading below that of a part, with a link to itself. */
export const HeadingOfSection = ({ children, ...props }: ComponentProps<'h3'>) => (
  <h3 {...props} className={css.heading}>
    {children}
    <HeadingLink id={props.id} />
  </h3>
);
