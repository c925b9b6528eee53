import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { MaterialPanel } from '@chatdeck/ui/material';

/** /material/word */
export default function TextMaterialPage() {
  return <MaterialPanel type={CONTENT_TYPE.text} />;
}
