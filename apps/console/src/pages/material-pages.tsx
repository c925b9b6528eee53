import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import { MaterialPanel } from '@chatdeck/ui/material';
import { materialReferences } from '@chatdeck/ui/material/references';
import { useSearchParams } from 'react-router';

/** The materials of one type; `name` in the address is the initial search text. */
const materialPage = (type: ContentType) =>
  function MaterialPage() {
    const name = useSearchParams()[0].get('name') ?? '';
    return (
      <MaterialPanel key={name} type={type} initialSearch={name} references={materialReferences} />
    );
  };

/** /material/word */
export const TextMaterialPage = materialPage(CONTENT_TYPE.text);
/** /material/file */
export const FileMaterialPage = materialPage(CONTENT_TYPE.file);
/** /material/h5 */
export const H5MaterialPage = materialPage(CONTENT_TYPE.h5);
/** /material/mini */
export const MiniMaterialPage = materialPage(CONTENT_TYPE.mini);
