import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { MaterialPanel } from '@chatdeck/ui/material';

/** /material/h5 */
export default function H5MaterialPage() {
  return <MaterialPanel type={CONTENT_TYPE.h5} />;
}
