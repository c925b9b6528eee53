import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { MaterialLibrary, type MaterialLibraryProps } from '@chatdeck/ui/material/library';
import { useSearchParams } from 'react-router';
import { preferences, setPreferences } from '../preferences/preferences';

/** The library filtered by a type; `name` in the address is the initial search text. */
const materialPage = (type: NonNullable<MaterialLibraryProps['type']>) =>
  function MaterialPage() {
    const name = useSearchParams()[0].get('name') ?? '';
    return (
      <MaterialLibrary
        key={name}
        type={type}
        initialSearch={name}
        initialView={preferences().materialView}
        onViewChange={(materialView) => setPreferences({ materialView })}
      />
    );
  };

/** /material/all */
export const AllMaterialsPage = materialPage('all');
/** /material/word */
export const TextMaterialPage = materialPage(CONTENT_TYPE.text);
/** /material/file */
export const FileMaterialPage = materialPage(CONTENT_TYPE.file);
/** /material/h5 */
export const H5MaterialPage = materialPage(CONTENT_TYPE.h5);
/** /material/mini */
export const MiniMaterialPage = materialPage(CONTENT_TYPE.mini);
