import type { FileUsage, UnusedFile } from '@chatdeck/sdk';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Card } from '#primitives/card/card.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { fileSize } from './file-size';
import * as css from './file-space.css';
import { fileSpaceMessages } from './file-space.messages';
import { useFileUsage, useUnusedFiles } from './use-file-space';

/** The used fraction above which the user is warned that little space is left. */
const ALMOST_FULL = 0.9;

/** A card of the personal centre: the storage space that the account's files take, and the files that nothing uses. */
export function FileSpace() {
  const t = useMessages(fileSpaceMessages);
  const usage = useFileUsage();
  return (
    <Card title={t.title} isFlush={usage.status === 'loading'}>
      <LoadedPart state={usage} label={t.title} rows={2}>
        {(known) => (
          <Stack>
            <Amounts usage={known} />
            <Unused usage={known} />
          </Stack>
        )}
      </LoadedPart>
    </Card>
  );
}

function Amounts({ usage }: { readonly usage: FileUsage }) {
  const t = useMessages(fileSpaceMessages);
  const { locale } = useChatdeck();
  const part = Math.max(usage.bytes / usage.maxBytes, usage.files / usage.maxFiles);
  const used = t.used({
    used: fileSize(usage.bytes, locale),
    most: fileSize(usage.maxBytes, locale),
  });
  return (
    <Stack gap={2}>
      <div className={css.amounts}>
        <Text weight="strong">{used}</Text>
        <Text tone="second">
          {t.files({
            count: usage.files.toLocaleString(locale),
            most: usage.maxFiles.toLocaleString(locale),
          })}
        </Text>
      </div>
      <div
        className={css.track}
        role="meter"
        aria-label={t.title}
        aria-valuemin={0}
        aria-valuemax={usage.maxBytes}
        aria-valuenow={usage.bytes}
        aria-valuetext={used}
      >
        <div
          className={css.bar}
          style={{ width: `${Math.min(part, 1) * 100}%` }}
          {...(part >= ALMOST_FULL && { 'data-almost-full': true })}
        />
      </div>
      <Text as="p" size="xs" tone="muted">
        {t.explanation}
      </Text>
      {part >= ALMOST_FULL ? <Banner tone="warning">{t.full}</Banner> : null}
    </Stack>
  );
}

function Unused({ usage }: { readonly usage: FileUsage }) {
  const t = useMessages(fileSpaceMessages);
  const { locale } = useChatdeck();
  const columns = useColumns();
  const { unused, page } = useUnusedFiles();
  const { files, bytes } = usage.unused;
  if (files === 0) return <Text tone="second">{t.allUsed}</Text>;
  return (
    <Stack gap={2}>
      <Text weight="strong">{t.unused}</Text>
      <Text as="p" tone="second">
        {t.unusedText({ count: files.toLocaleString(locale), size: fileSize(bytes, locale) })}
      </Text>
      <LoadedPart state={unused} label={t.unused} rows={3}>
        {({ rows, count, isRefreshing }) => (
          <DataTable
            label={t.unused}
            columns={columns}
            rows={rows}
            rowId={({ key }) => key}
            isRefreshing={isRefreshing}
            pages={{ ...page, count }}
          />
        )}
      </LoadedPart>
    </Stack>
  );
}

function useColumns(): Column<UnusedFile>[] {
  const t = useMessages(fileSpaceMessages);
  const { locale } = useChatdeck();
  return [
    {
      id: 'file',
      header: t.file,
      narrow: 'main',
      cell: ({ key }) => <span className={css.file}>{key.split('/').at(-1)}</span>,
    },
    { id: 'size', header: t.size, width: 'sm', cell: ({ bytes }) => fileSize(bytes, locale) },
    {
      id: 'uploadedAt',
      header: t.uploadedAt,
      width: 'md',
      cell: ({ uploadedAt }) => <RobotTime at={uploadedAt} />,
    },
    {
      id: 'freedAt',
      header: t.freedAt,
      width: 'md',
      cell: ({ freedAt }) => <RobotTime at={freedAt} />,
    },
  ];
}
