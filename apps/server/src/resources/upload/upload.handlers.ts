import type { HandlersOf } from '../../http/handlers';
import type { UploadService } from './upload.service';

export function uploadHandlers(
  upload: Pick<UploadService, 'usage' | 'unusedFiles'>,
): HandlersOf<'upload'> {
  return {
    usage: ({ user }) => upload.usage(user.userId),
    unused: ({ user, input }) => upload.unusedFiles(user.userId, input),
  };
}
