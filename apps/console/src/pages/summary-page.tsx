import { SummaryScreen } from '@chatdeck/ui/config-part';
import { heldPage } from './held-page';

/** /vip/summerChat */
export default heldPage(SummaryScreen);
