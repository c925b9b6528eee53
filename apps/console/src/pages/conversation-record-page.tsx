import { ConversationRecordScreen } from '@chatdeck/ui/config-part';
import { heldPage } from './held-page';

/** /custom/conversationRecord */
export default heldPage(ConversationRecordScreen);
