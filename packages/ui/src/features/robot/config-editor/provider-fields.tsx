import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { currentValues, type EditedConfig } from '#lists/config/config-edits.ts';
import type { ConfigField } from '#lists/config/fields/config-field.ts';
import { ProviderPanel } from '#lists/provider/provider-panel.tsx';
import { robotConfigMessages } from '../robot-config.messages';
import * as css from './config-editor.css';
import { isKeyOf, lastKeyOf, ProviderConnection } from './provider-connection';

interface Props {
  readonly config: EditedConfig;
  /** The fields that are shown, the choice of the provider first. */
  readonly shown: readonly ConfigField[];
  readonly row: (field: ConfigField, at: number) => ReactNode;
}

/** The choice of the provider, and in its card what the chosen one needs. */
export function ProviderFields({ config, shown, row }: Props) {
  const t = useMessages(robotConfigMessages);
  const { defaultBot } = currentValues(config);
  const type = typeof defaultBot === 'number' ? defaultBot : NaN;
  const isOwn = ({ key, providers }: ConfigField) =>
    providers?.some((provider) => provider === type) ?? isKeyOf(type, key);
  const rows = shown.map((field, at) => ({ field, element: row(field, at) }));
  // The settings of the connection come before those of the request.
  const own = rows
    .filter(({ field }) => isOwn(field))
    .sort(
      (one, other) => Number(isKeyOf(type, other.field.key)) - Number(isKeyOf(type, one.field.key)),
    );
  const elements = (of: (field: ConfigField) => boolean) =>
    rows.filter(({ field }) => of(field)).map(({ element }) => element);
  const tested = lastKeyOf(
    { defaultBot },
    own.map(({ field }) => field.key),
  );
  return (
    <>
      {elements(({ key }) => key === 'defaultBot')}
      {own.length > 0 ? (
        <ProviderPanel type={type}>
          <div className={css.fields}>{own.map(({ element }) => element)}</div>
          {tested === undefined ? null : <ProviderConnection config={config} />}
        </ProviderPanel>
      ) : (
        <p className={css.nothing}>{t.noSettings}</p>
      )}
      {elements((field) => field.key !== 'defaultBot' && !isOwn(field))}
    </>
  );
}
