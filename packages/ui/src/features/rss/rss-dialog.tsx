import type { RssFeed } from '@chatdeck/sdk';
import { DEFAULT_CRON } from '@chatdeck/sdk/constants';
import { rssFeedInputSchema, type RssFeedInput } from '@chatdeck/sdk/rules';
import { useWatch } from 'react-hook-form';
import { useMessages } from '#messages';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Columns } from '#primitives/stack/stack.tsx';
import { FormSwitch, FormTextField } from '#forms/form-fields.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { useRecordForm } from '#lists/records/dialog/use-record-form.ts';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { CronField } from '#features/cron/index.ts';
import { scheduleMessages } from '#features/schedule/due/schedule.messages.ts';
import { useTargetLabels } from '../target/target-fields';
import { TargetFields } from '#features/target/target-fields.tsx';
import { toChosen } from '../target/target.model';
import { rssMessages } from './rss.messages';

type Props = RecordDialogProps<RssFeed, RssFeedInput>;

/** The form values: a feed for groups, fetched each morning, or the stored one. */
const toForm = (row: RssFeed | undefined): RssFeedInput => ({
  type: row?.type ?? 'room',
  targets: toChosen(row?.targets ?? []),
  rssUrl: row?.rssUrl ?? '',
  updateTime: row?.updateTime ?? DEFAULT_CRON,
  showLink: row?.showLink ?? true,
  thumbUrl: row?.thumbUrl ?? '',
  prefixWord: row?.prefixWord ?? '',
  suffixWord: row?.suffixWord ?? '',
  isPaused: row?.isPaused ?? false,
});

/** Adds or edits an RSS feed. */
export default function RssDialog({ row, save, onOpenChange }: Props) {
  const t = useMessages(rssMessages);
  const target = useTargetLabels();
  const { zone, isPaused } = useMessages(scheduleMessages);
  const { optional } = useMessages(primitiveMessages);
  const state = useRecordForm<RssFeed, RssFeedInput, RssFeedInput>({
    id: `rss:${row?.id ?? 'new'}`,
    schema: rssFeedInputSchema,
    row,
    toForm,
    save,
    onOpenChange,
  });
  const { control } = state.form;
  const isLink = useWatch({ control, name: 'showLink' });
  const updateTime = useFormField(control, 'updateTime');
  return (
    <RowForm
      {...state}
      labels={{ ...target, ...t, isPaused }}
      texts={rssMessages}
      row={row}
      onOpenChange={onOpenChange}
    >
      <FormTextField
        control={control}
        name="rssUrl"
        label={t.rssUrl}
        placeholder={t.rssUrlPlaceholder}
      />
      <TargetFields />
      <CronField {...updateTime} label={t.updateTime} description={zone} />
      <FormSwitch
        control={control}
        name="showLink"
        label={t.showLink}
        description={t.showLinkHint}
      />
      {isLink ? (
        <FormTextField
          control={control}
          name="thumbUrl"
          label={t.thumbUrl}
          optionalLabel={optional}
        />
      ) : null}
      <Columns>
        <FormTextField
          control={control}
          name="prefixWord"
          label={t.prefixWord}
          optionalLabel={optional}
        />
        <FormTextField
          control={control}
          name="suffixWord"
          label={t.suffixWord}
          optionalLabel={optional}
        />
      </Columns>
    </RowForm>
  );
}
