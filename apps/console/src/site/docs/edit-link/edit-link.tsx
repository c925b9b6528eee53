import { sourceLocale, tableIn } from '@chatdeck/sdk/constants';
import { Pencil } from 'lucide-react';
import { usePreferences } from '#preferences/preferences.ts';
import * as css from './edit-link.css';

const TEXTS = { 'zh-CN': { edit: '修改这一页' }, en: { edit: 'Edit this page' } };

/** The way to the source of a page, where the repository is known. */
export function EditLink({ path }: { readonly path: string }) {
  const { locale } = usePreferences();
  const repository = import.meta.env.VITE_REPOSITORY;
  if (!repository) return null;
  const file = `apps/console/src/site/docs/content/${sourceLocale(locale)}/${path}.mdx`;
  return (
    <p className={css.edit}>
      <a href={`${repository}/edit/main/${file}`} className={css.link}>
        <Pencil size={14} aria-hidden />
        {tableIn(TEXTS, locale).edit}
      </a>
    </p>
  );
}
