import { ROBOT_TYPES, textIn } from '@chatdeck/sdk/constants';
import { Fragment, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Text } from '#primitives/text/text.tsx';
import { currentValues } from '#lists/config/config-edits.ts';
import {
  isFieldRelevant,
  type ConfigField,
  type FieldGroup,
} from '#lists/config/fields/config-field.ts';
import { fieldsIn } from '#lists/config/fields/config-fields.ts';
import { fieldGroupMessages } from '#lists/config/fields/field-group.messages.ts';
import { robotConfigMessages } from '../robot-config.messages';
import * as css from './config-editor.css';
import { FieldRow } from './field-row';
import { ProviderFields } from './provider-fields';
import type { ConfigEditing } from './use-config-draft';
import type { FieldErrors } from './use-config-issues';
import type { FieldJump } from './use-field-jump';

interface Props {
  readonly group: FieldGroup;
  readonly editing: ConfigEditing;
  readonly errors: FieldErrors;
  readonly jump: FieldJump;
}

/** The settings of one group: the relevant ones, and the rest on demand. */
export function FieldGroupCard({ group, editing, errors, jump }: Props) {
  const names = useMessages(fieldGroupMessages);
  const t = useMessages(robotConfigMessages);
  const [isShowingAll, setShowingAll] = useState(false);
  const { config, edit, undo } = editing;
  const values = currentValues(config);
  const fields = fieldsIn(group);
  const isIdle = (field: ConfigField) => !isFieldRelevant(field, values);
  const shown = fields.filter(
    (field) => isShowingAll || !isIdle(field) || jump.revealed.has(field.key) || errors[field.key],
  );
  const hidden = fields.filter(isIdle).length;
  const more = group === 'providers' ? t.showAllProviders : t.showHidden({ count: hidden });
  const row = (field: ConfigField, at: number) => (
    <Fragment key={field.key}>
      {isShowingAll && isIdle(field) ? <PartName field={field} before={shown[at - 1]} /> : null}
      <FieldRow
        field={field}
        value={values[field.key]}
        saved={field.key in config.edits ? config.base.values[field.key] : undefined}
        error={errors[field.key]}
        isIdle={isIdle(field) && !(isShowingAll && field.providers?.length === 1)}
        placeRef={jump.placeRef}
        onEdit={edit}
        onUndo={undo}
      />
    </Fragment>
  );
  return (
    <section ref={jump.placeRef(group)} className={css.anchor} aria-label={names[group]}>
      <Card>
        <div className={css.group}>
          <div className={css.groupText}>
            <Text as="h2" size="md" weight="strong">
              {names[group]}
            </Text>
            <Text as="p" tone="muted" size="xs">
              {names[`${group}Text`]}
            </Text>
          </div>
          <div className={css.fields}>
            {group === 'providers' ? (
              <ProviderFields config={config} shown={shown} row={row} />
            ) : (
              shown.map(row)
            )}
            {hidden > 0 ? (
              <div className={css.more}>
                <Button variant="link" onPress={() => setShowingAll(!isShowingAll)}>
                  {isShowingAll ? t.showLess : more}
                </Button>
              </div>
            ) : null}
          </div>
        </div>
      </Card>
    </section>
  );
}

interface PartNameProps {
  readonly field: ConfigField;
  readonly before: ConfigField | undefined;
}

/** The name of a provider, above the first of its settings. */
function PartName({ field, before }: PartNameProps) {
  const { locale } = useChatdeck();
  const [provider] = field.providers ?? [];
  if (provider === undefined || provider === before?.providers?.[0]) return null;
  const type = ROBOT_TYPES.find(({ value }) => value === provider);
  return <h3 className={css.part}>{textIn(type?.text, locale)}</h3>;
}
