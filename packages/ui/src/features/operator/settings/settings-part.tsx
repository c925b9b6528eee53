import type { SettingInForce } from '@chatdeck/sdk';
import { textIn } from '@chatdeck/sdk/constants';
import { SETTING_SOURCE, SETTING_SOURCES } from '@chatdeck/sdk/operator';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { FilterProps } from '#lists/list-props.ts';
import { useHostState } from '#lists/use-host-state.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Card } from '#primitives/card/card.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { SwitchRow } from '#primitives/switch-row/switch-row.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from '../operator.css';
import type { OperatorFilter } from '../operator-filter';
import { useServerSettings } from '../use-operator-access';
import { operatorSettingsMessages } from './settings.messages';

/** The settings in force with where each comes from; of secrets only whether they are set. */
export function SettingsPart({ filter, onFilterChange }: FilterProps<OperatorFilter>) {
  const t = useMessages(operatorSettingsMessages);
  const state = useServerSettings();
  const [shown, setShown] = useHostState<OperatorFilter['settings']>(
    filter && (filter.settings ?? 'all'),
    'all',
    (settings) => onFilterChange?.({ ...filter, settings }),
  );
  const isChanged = shown === 'changed';
  return (
    <>
      <Card>
        <SwitchRow
          label={t.changed}
          description={t.changedHelp}
          value={isChanged}
          onChange={(isOn) => setShown(isOn ? 'changed' : 'all')}
        />
      </Card>
      <Card isFlush>
        <LoadedPart state={state} label={t.loading} rows={8}>
          {({ list }) => (
            <SettingTable
              rows={
                isChanged ? list.filter(({ source }) => source !== SETTING_SOURCE.default) : list
              }
            />
          )}
        </LoadedPart>
      </Card>
    </>
  );
}

function SettingTable({ rows }: { readonly rows: readonly SettingInForce[] }) {
  const t = useMessages(operatorSettingsMessages);
  const { locale } = useChatdeck();
  const sourceOf = ({ source }: SettingInForce) =>
    textIn(SETTING_SOURCES.find(({ value }) => value === source)?.text, locale) ?? source;
  const columns: readonly Column<SettingInForce>[] = [
    {
      id: 'name',
      header: t.name,
      narrow: 'main',
      width: 'xl',
      cell: ({ name }) => <span className={css.setting}>{name}</span>,
    },
    { id: 'value', header: t.value, cell: (setting) => <Value setting={setting} /> },
    {
      id: 'source',
      header: t.source,
      width: 'md',
      cell: (setting) =>
        setting.source === SETTING_SOURCE.default ? (
          <Text tone="second">{sourceOf(setting)}</Text>
        ) : (
          <Badge tone="info">{sourceOf(setting)}</Badge>
        ),
    },
  ];
  if (rows.length === 0) {
    return (
      <div className={css.figure}>
        <Text as="p" tone="second">
          {t.emptyText}
        </Text>
      </div>
    );
  }
  return <DataTable label={t.list} columns={columns} rows={rows} rowId={({ name }) => name} />;
}

function Value({ setting: { isSet, isSecret, value } }: { readonly setting: SettingInForce }) {
  const t = useMessages(operatorSettingsMessages);
  if (!isSet) return <Text tone="muted">{t.notSet}</Text>;
  return isSecret ? t.set : <span className={css.setting}>{value}</span>;
}
