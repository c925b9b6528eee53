import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import { UPLOAD_PATH } from '../upload/upload.routes';
import type { UploadService } from '../upload/upload.service';
import type { MaterialService } from './material.service';

export function materialRoutes(
  routing: Routing,
  material: MaterialService,
  upload: Pick<UploadService, 'grant' | 'usage' | 'unusedFiles'>,
  publicUrl: URL | undefined,
): void {
  const calls = contract.material;
  routing.signedIn(calls.list, ({ user, input }) => material.page(user.userId, input));
  routing.signedIn(calls.tags, ({ user, input }) => material.tags(user.userId, input.type));
  routing.signedIn(calls.detail, ({ user, input }) => material.get(user.userId, input.id));
  routing.signedIn(calls.add, ({ user, input }) => material.add(user.userId, input));
  routing.signedIn(calls.addRich, ({ user, input }) => material.add(user.userId, input));
  routing.signedIn(calls.update, ({ user, input }) => material.update(user.userId, input));
  routing.signedIn(calls.restore, ({ user, input }) => material.restore(user.userId, input.id));
  routing.signedIn(calls.token, async ({ user, input, origin }) => {
    const base = publicUrl?.origin ?? origin;
    const grant = await upload.grant(user.userId, input.context);
    return { ...grant, uploadUrl: `${base}${UPLOAD_PATH}`, publicBase: `${base}/files/` };
  });
  routing.signedIn(contract.upload.usage, ({ user }) => upload.usage(user.userId));
  routing.signedIn(contract.upload.unused, ({ user, input }) =>
    upload.unusedFiles(user.userId, input),
  );
  routing.signedIn(calls.remove, ({ user, input }) => material.remove(user.userId, input.id));
}
