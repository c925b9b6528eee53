import type { RobotConfigField } from '@chatdeck/sdk';
import { requiredSettings } from '@chatdeck/sdk/constants';
import type { ReactNode } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { joinList, useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import type { ConfigState } from '#lists/config/config-document.ts';
import { currentValues, type EditedConfig } from '#lists/config/config-edits.ts';
import { inFormOrder } from '#lists/config/difference.ts';
import type { ConfigField, ConfigValues } from '#lists/config/fields/config-field.ts';
import { fieldOf } from '#lists/config/fields/config-fields.ts';
import { useFieldTexts } from '#lists/config/fields/field-texts.ts';
import { LiveBadge } from '#lists/config/live-badge.tsx';
import { robotConfigMessages } from '../robot-config.messages';
import * as css from './config-editor.css';

/** The empty fields that the chosen provider requires; none while automatic replies are off. */
function missingSettings(values: ConfigValues): readonly ConfigField[] {
  const { autoReply, defaultBot } = values;
  if (autoReply !== true || typeof defaultBot !== 'number') return [];
  const missing = requiredSettings(defaultBot).filter((name) => values[name] === '');
  return missing.flatMap((name) => fieldOf(name) ?? []);
}

interface Props {
  readonly state: Extract<ConfigState, { status: 'ready' }>;
  readonly config: EditedConfig;
  readonly menu: ReactNode;
  readonly onResolve: () => void;
  readonly onField: (key: RobotConfigField) => void;
}

/**
 * What to know before editing: whether the robot runs the config, what others saved, and which settings are missing.
 */
export function ConfigNotices({ state, config, menu, onResolve, onField }: Props) {
  const t = useMessages(robotConfigMessages);
  const { locale } = useChatdeck();
  const { labelOf } = useFieldTexts();
  const namesOf = (fields: ReturnType<typeof inFormOrder>) => joinList(fields.map(labelOf), locale);
  const missing = missingSettings(currentValues(config));
  const [first] = missing;
  const merged = inFormOrder(config.merged);
  return (
    <>
      <div className={css.live}>
        <LiveBadge version={config.base.version} liveVersion={state.liveVersion} />
        {menu}
      </div>
      {config.clashes.length > 0 ? (
        <Banner
          tone="warning"
          title={t.conflictTitle}
          action={<Button onPress={onResolve}>{t.resolve}</Button>}
        >
          {t.clashText}
        </Banner>
      ) : null}
      {config.clashes.length === 0 && merged.length > 0 ? (
        <Banner title={t.conflictTitle}>
          {t.mergedText} {t.mergedFields({ names: namesOf(merged) })}
        </Banner>
      ) : null}
      {first ? (
        <Banner
          tone="warning"
          title={t.needsTitle}
          action={<Button onPress={() => onField(first.key)}>{t.goFill}</Button>}
        >
          {t.needs({ names: namesOf(missing) })}
        </Banner>
      ) : null}
    </>
  );
}
