import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import { useMessages } from '#messages';
import type { PartLabels } from '#lists/conflict/part-list.tsx';
import { materialDialogMessages } from './material-dialog.messages';

/** What each part of a material is called in the form of its type. */
export function useMaterialLabels(type: ContentType): PartLabels {
  const t = useMessages(materialDialogMessages);
  const isMini = type === CONTENT_TYPE.mini;
  return {
    name: t.name,
    tag: t.tag,
    content: t.content,
    url: type === CONTENT_TYPE.file ? t.file : t.url,
    fileType: t.type,
    title: isMini ? t.miniTitle : t.cardTitle,
    description: isMini ? t.miniText : t.cardText,
    pagePath: t.pagePath,
    thumbUrl: t.thumbnail,
    thumbKey: t.thumbnail,
    iconUrl: t.logo,
  };
}
