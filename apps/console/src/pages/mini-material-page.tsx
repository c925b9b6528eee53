import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { MaterialPanel } from '@chatdeck/ui/material';

/** /material/mini */
export default function MiniMaterialPage() {
  return <MaterialPanel type={CONTENT_TYPE.mini} />;
}
