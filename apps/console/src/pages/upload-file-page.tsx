import { UploadFileScreen } from '@chatdeck/ui/config-part';
import { heldPage } from './held-page';

/** /custom/uploadFile */
export default heldPage(UploadFileScreen);
