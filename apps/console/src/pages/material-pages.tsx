import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { MaterialLibrary, type MaterialLibraryProps } from '@chatdeck/ui/material/library';
import { preferences, setPreferences } from '../preferences/preferences';
import { listPage } from './addressed-pages';

/** The library filtered by a type. */
const materialPage = (type: NonNullable<MaterialLibraryProps['type']>) =>
  listPage(
    (props: MaterialLibraryProps) => (
      <MaterialLibrary
        {...props}
        type={type}
        initialView={preferences().materialView}
        onViewChange={(materialView) => setPreferences({ materialView })}
      />
    ),
    { filters: ['tag'], sorts: ['newest', 'updated', 'oldest'] },
  );

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
