import { useRef, useState } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { callErrorText } from '#context/call-error-text.ts';
import { materialApi } from '#store/material.api.ts';
import { uploadApi } from '#store/upload.api.ts';
import { renamed } from '#features/upload/upload.model.ts';
import { fileQueueMessages } from './file-queue.messages';
import {
  isPending,
  materialOf,
  queued,
  type QueuedFile,
  type QueuedState,
} from './file-queue.model';

/** Uploads files one after the other, and adds each as a material; goes on when the page is left. */
export function useFileQueue() {
  const t = useMessages(fileQueueMessages);
  const { locale } = useChatdeck();
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const [upload] = uploadApi.useUploadMutation();
  const [add] = materialApi.useAddMaterialMutation();
  // The queue itself, which a running upload reads: the rendered one is a moment older.
  const queue = useRef<readonly QueuedFile[]>([]);
  const lastId = useRef(0);
  const running = useRef<{ readonly abort: () => void }>(undefined);

  const change = (next: readonly QueuedFile[]) => {
    queue.current = next;
    setFiles(next);
  };
  const show = (id: number, state: QueuedState) => {
    const has = queue.current.some((one) => one.id === id);
    if (has) change(queue.current.map((one) => (one.id === id ? { ...one, state } : one)));
  };
  const send = async (one: QueuedFile): Promise<QueuedState> => {
    const { id, file } = one;
    const failed = (reason = t.unreachable) => t.failed({ reason });
    const sending = upload({
      context: 'material',
      file,
      isThumbnail: false,
      failed,
      onProgress: ({ sent, total }) =>
        show(id, { status: 'uploading', part: total > 0 ? Math.min(1, sent / total) : 0 }),
    });
    running.current = sending;
    const stored = await sending;
    const { error } = stored.data ? await add(materialOf(one, stored.data.url)) : stored;
    if (!error) return { status: 'added' };
    const reason = isCallError(error) ? callErrorText(error, locale) : failed();
    return { status: 'failed', reason };
  };
  const run = async () => {
    if (running.current) return;
    for (;;) {
      const next = queue.current.find(({ state }) => state.status === 'waiting');
      if (!next) break;
      show(next.id, { status: 'uploading', part: 0 });
      show(next.id, await send(next));
    }
    running.current = undefined;
  };
  const replace = (id: number, next: QueuedFile) => {
    change(queue.current.map((one) => (one.id === id ? next : one)));
    void run();
  };
  return {
    files,
    add: (chosen: readonly File[]) => {
      const joining = chosen.map((file) => queued((lastId.current += 1), file));
      change([...queue.current, ...joining]);
      void run();
    },
    /** Uploads it under a name without Chinese characters; the material retains its own name. */
    rename: (one: QueuedFile) => replace(one.id, queued(one.id, renamed(one.file), one.name)),
    retry: (one: QueuedFile) => replace(one.id, queued(one.id, one.file, one.name)),
    remove: ({ id }: QueuedFile) => change(queue.current.filter((one) => one.id !== id)),
    /** Cancels what is not added yet. */
    stop: () => {
      change(queue.current.filter((one) => !isPending(one)));
      running.current?.abort();
    },
    clear: () => change([]),
  };
}

export type FileQueueState = ReturnType<typeof useFileQueue>;
