import type { HandlersOf } from '../../http/handlers';
import { recordHandlers } from '../kept/kept.handlers';
import type { DialogueService } from './dialogue.service';

export const dialogueHandlers = (dialogue: DialogueService): HandlersOf<'dialogue'> =>
  recordHandlers(dialogue);
