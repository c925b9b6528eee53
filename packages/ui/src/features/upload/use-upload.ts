import type { StoredFile } from '@chatdeck/sdk';
import type { UploadContextName } from '@chatdeck/sdk/constants';
import { useEffect, useRef, useState } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { callErrorText } from '#context/call-error-text.ts';
import { uploadApi } from '#store/upload.api.ts';
import { isLargeImage, shrinkImage } from './shrink-image';
import { uploadMessages } from './upload.messages';
import { checkFile, renamed, repairOf, type UploadKind, type UploadState } from './upload.model';

interface Options {
  readonly kind: UploadKind;
  readonly context: UploadContextName;
  /** Called with the stored file, and with undefined once it has been removed. */
  readonly onStored: (stored: StoredFile | undefined) => void;
}

const idle: UploadState = { status: 'idle' };

/** Checks a chosen file and uploads it, after a repair if it needs one. */
export function useUpload({ kind, context, onStored }: Options) {
  const t = useMessages(uploadMessages);
  const { locale } = useChatdeck();
  const [state, setState] = useState<UploadState>(idle);
  const [upload] = uploadApi.useUploadMutation();
  const running = useRef<{ readonly abort: () => void }>(undefined);
  // Incremented per choice, so that a late result of an earlier choice is ignored.
  const turn = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const begin = (): (() => boolean) => {
    running.current?.abort();
    turn.current += 1;
    const mine = turn.current;
    return () => turn.current === mine;
  };
  const send = async (file: File, isCurrent = begin()) => {
    const show = (next: UploadState) => isCurrent() && setState(next);
    show({ status: 'uploading', file, sent: 0, total: file.size });
    const failed = (reason = t.unreachable) => t.failed({ reason });
    const sending = upload({
      context,
      file,
      isThumbnail: kind === 'thumbnail',
      failed,
      onProgress: ({ sent, total }) => show({ status: 'uploading', file, sent, total }),
    });
    running.current = sending;
    const { data, error } = await sending;
    if (!isCurrent()) return;
    if (data) {
      setState({ status: 'stored', file });
      onStored(data);
      return;
    }
    if (!isCallError(error)) return setState(idle);
    const isWorded = error.kind === 'api';
    const reason = isWorded ? error.message : failed(callErrorText(error, locale));
    setState({ status: 'failed', file, reason });
  };
  const choose = async (file: File) => {
    const isCurrent = begin();
    onStored(undefined);
    const rule = checkFile(kind, context, file);
    if (rule !== undefined) return setState({ status: 'refused', file, rule });
    const isLarge = kind === 'thumbnail' && (await isLargeImage(file));
    if (!isCurrent()) return;
    if (isLarge) setState({ status: 'large', file });
    else await send(file, isCurrent);
  };
  const shrink = async (file: File) => {
    const isCurrent = begin();
    const small = await shrinkImage(file).catch(() => undefined);
    if (!isCurrent()) return;
    if (small) await send(small, isCurrent);
    else setState({ status: 'unreadable', file });
  };
  const repairFile = async () => {
    if (state.status === 'idle') return;
    const repair = repairOf(state, kind);
    if (repair === 'rename') await choose(renamed(state.file));
    else if (repair === 'shrink') await shrink(state.file);
    else await send(state.file);
  };
  const clear = () => {
    begin();
    setState(idle);
    onStored(undefined);
  };
  return {
    state,
    choose: (file: File) => void choose(file),
    repair: () => void repairFile(),
    sendAsIs: () => state.status === 'large' && void send(state.file),
    clear,
  };
}
