import { CustomBotScreen } from '@chatdeck/ui/config-part';
import { heldPage } from './held-page';

/** /custom/customBot */
export default heldPage(CustomBotScreen);
