import { ruleText } from '@chatdeck/sdk/rule-texts';
import { FileText, X } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { bar, done as barDone } from '#features/upload/upload-field.css.ts';
import { sizeText } from '#features/upload/upload.model.ts';
import * as css from './file-queue.css';
import { fileQueueMessages } from './file-queue.messages';
import { isPending, type QueuedFile } from './file-queue.model';
import type { FileQueueState } from './use-file-queue';

interface FileQueueProps {
  readonly queue: FileQueueState;
  /** Whether the list below shows other materials than files. */
  readonly isElsewhere: boolean;
}

/** The files that are being added, and why some were not. */
export function FileQueue({ queue, isElsewhere }: FileQueueProps) {
  const t = useMessages(fileQueueMessages);
  const { files } = queue;
  const added = files.filter(({ state }) => state.status === 'added').length;
  const isRunning = files.some(isPending);
  const refused = files.length - added;
  const summary = [
    added > 0 || refused === 0 ? t.added({ count: added }) : '',
    refused > 0 ? t.notAdded({ count: refused }) : '',
  ].filter(Boolean);
  return (
    <Card
      title={t.title}
      actions={
        <>
          <span role="status">
            {isRunning ? t.adding({ done: added, count: files.length }) : summary.join(' · ')}
          </span>
          {isElsewhere && added > 0 ? <PlaceLink to="material.file">{t.toFiles}</PlaceLink> : null}
          {isRunning ? (
            <Button size="sm" onPress={queue.stop}>
              {t.stop}
            </Button>
          ) : (
            <IconButton icon={X} label={t.close} onPress={queue.clear} />
          )}
        </>
      }
    >
      <ul className={css.list} aria-label={t.title}>
        {files.map((one) => (
          <FileRow key={one.id} one={one} queue={queue} />
        ))}
      </ul>
    </Card>
  );
}

interface FileRowProps {
  readonly one: QueuedFile;
  readonly queue: FileQueueState;
}

function FileRow({ one, queue }: FileRowProps) {
  const t = useMessages(fileQueueMessages);
  const { name, state } = one;
  const isLost = state.status === 'refused' || state.status === 'failed';
  const isNameRefused = state.status === 'refused' && state.rule === 'upload.name';
  return (
    <li className={css.row}>
      <span className={css.icon}>
        <Icon of={FileText} />
      </span>
      <span className={css.text}>
        <span className={css.name} title={name}>
          {name}
        </span>
        <FileState one={one} />
      </span>
      <span className={css.repair}>
        {isNameRefused ? (
          <Button size="sm" label={t.renameOf({ name })} onPress={() => queue.rename(one)}>
            {t.rename}
          </Button>
        ) : null}
        {state.status === 'failed' ? (
          <Button size="sm" label={t.againOf({ name })} onPress={() => queue.retry(one)}>
            {t.again}
          </Button>
        ) : null}
      </span>
      {isLost ? (
        <IconButton icon={X} label={t.remove({ name })} onPress={() => queue.remove(one)} />
      ) : null}
    </li>
  );
}

function FileState({ one: { file, name, state } }: Pick<FileRowProps, 'one'>) {
  const t = useMessages(fileQueueMessages);
  const { locale } = useChatdeck();
  const size = sizeText(file.size, locale);
  switch (state.status) {
    case 'waiting':
      return <span className={css.hint}>{`${size} · ${t.waiting}`}</span>;
    case 'uploading':
      return (
        <span
          className={bar}
          role="progressbar"
          aria-label={t.uploading({ name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.floor(state.part * 100)}
        >
          <span className={barDone} style={{ transform: `scaleX(${state.part})` }} />
        </span>
      );
    case 'refused':
      return <span className={css.problem}>{ruleText(state.rule, locale)}</span>;
    case 'failed':
      return <span className={css.problem}>{state.reason}</span>;
    case 'added':
      return <span className={css.done}>{`${size} · ${t.done}`}</span>;
  }
}
