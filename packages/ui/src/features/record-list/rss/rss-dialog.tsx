import type { RssFeed } from '@chatdeck/sdk';
import { DEFAULT_CRON } from '@chatdeck/sdk/constants';
import { rssFeedInputSchema, type RssFeedInput } from '@chatdeck/sdk/rules';
import { useWatch } from 'react-hook-form';
import { FormTextField, useFormField } from '../../../forms';
import { useMessages } from '../../../messages';
import { primitiveMessages } from '../../../primitives/primitives.messages';
import { Columns } from '../../../primitives/stack/stack';
import { CronField } from '../../schedule';
import { RowForm } from '../../rule-list/dialog/row-form';
import { scheduleMessages } from '../../rule-list/schedule/schedule.messages';
import { FormSwitch } from '../dialog/form-switch';
import { useRecordForm } from '../dialog/use-record-form';
import { toChosen } from '../dialog/whom.model';
import { useWhomLabels } from '../dialog/use-whom-labels';
import { WhomFields } from '../dialog/whom-fields';
import type { RecordDialogProps } from '../list/record-list-definition';
import { rssMessages } from './rss.messages';

type Props = RecordDialogProps<RssFeed, RssFeedInput>;

/** What the form holds: a feed for groups, looked at each morning, or the stored one. */
const toForm = (row: RssFeed | undefined): RssFeedInput => ({
  type: row?.type ?? 'room',
  targets: toChosen(row?.targets ?? []),
  rssUrl: row?.rssUrl ?? '',
  updateTime: row?.updateTime ?? DEFAULT_CRON,
  showLink: row?.showLink ?? true,
  thumbUrl: row?.thumbUrl ?? '',
  prefixWord: row?.prefixWord ?? '',
  suffixWord: row?.suffixWord ?? '',
});

/** Adds or edits an RSS feed. */
export default function RssDialog({ row, save, onOpenChange }: Props) {
  const t = useMessages(rssMessages);
  const whom = useWhomLabels();
  const { zone } = useMessages(scheduleMessages);
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
      labels={{ ...whom, ...t }}
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
      <WhomFields />
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
