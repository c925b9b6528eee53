import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { MaterialPanel } from '@chatdeck/ui/material';

/** /material/file */
export default function FileMaterialPage() {
  return <MaterialPanel type={CONTENT_TYPE.file} />;
}
