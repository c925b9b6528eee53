import type { Material, MaterialForm } from '@chatdeck/sdk';
import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../../messages';
import { Banner } from '../../../primitives/banner/banner';
import * as css from './changed-elsewhere.css';
import { materialDialogMessages } from './material-dialog.messages';
import { changedElsewhere, type MaterialDraft, type ShownField } from './material-dialog.model';

/** A material before and after somebody else saved it. */
export interface ChangedMaterial {
  readonly before: Material;
  readonly now: Material;
}

interface Props extends ChangedMaterial {
  readonly form: UseFormReturn<MaterialDraft, unknown, MaterialForm>;
}

/** What somebody else changed meanwhile: what was not typed into is theirs already, the rest is shown beside. */
export function ChangedElsewhere({ form, before, now }: Props) {
  const t = useMessages(materialDialogMessages);
  const mine = useWatch({ control: form.control });
  const labelOf = useFieldLabels(now);
  const changes = changedElsewhere(before, now, { ...mine, type: now.type });
  return (
    <Banner tone="warning" title={t.elsewhere}>
      {t.elsewhereText}
      <dl className={css.changes}>
        {changes.map(({ field, theirs, isMineKept }) => (
          <div key={field} className={css.change}>
            <dt className={css.name}>{labelOf(field)}</dt>
            <dd className={css.value}>
              {theirs === '' ? t.cleared : theirs}
              <span className={css.outcome}>{isMineKept ? t.mineKept : t.theirsTaken}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Banner>
  );
}

/** What each field is called in the form of this type. */
function useFieldLabels({ type }: Material): (field: ShownField) => string {
  const t = useMessages(materialDialogMessages);
  const isMini = type === CONTENT_TYPE.mini;
  const labels: Readonly<Record<ShownField, string>> = {
    name: t.name,
    tag: t.tag,
    content: t.content,
    url: type === CONTENT_TYPE.file ? t.file : t.url,
    title: isMini ? t.miniTitle : t.cardTitle,
    description: isMini ? t.miniText : t.cardText,
    appid: 'appid',
    username: 'username',
    pagePath: t.pagePath,
    thumbUrl: t.thumbnail,
    iconUrl: t.logo,
  };
  return (field) => labels[field];
}
