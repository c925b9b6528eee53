import { mediaService } from '../media-services/media.service';
import { outgoing } from '../media-services/outgoing';
import type { AccountService } from '../resources/account/account.service';
import type { DialogueService } from '../resources/dialogue/dialogue.service';
import { uploadRepository } from '../resources/upload/upload.repository';
import { voiceFiles } from '../resources/upload/voice-files';
import type { Foundation } from './foundation';

/** Pictures and speech of dialogues. */
export const mediaServices = (
  { db, settings, keys, limits, store, scratch }: Foundation,
  account: Pick<AccountService, 'isMember'>,
  dialogue: Pick<DialogueService, 'forRobot'>,
) =>
  mediaService({
    userOf: async (apiKey) => (await keys.byKey(apiKey))?.userId,
    isMember: account.isMember,
    dialogues: dialogue.forRobot,
    limits,
    voices: voiceFiles(uploadRepository(db), store, scratch, settings.quota),
    ask: outgoing(settings.privateServices),
  });
