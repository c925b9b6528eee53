import { useEffect, useRef } from 'react';
import { useMessages } from '../../../messages';
import { Badge } from '../../../primitives/badge/badge';
import { Banner } from '../../../primitives/banner/banner';
import { Row } from '../../../primitives/stack/stack';
import { SaveBar } from '../../../primitives/save-bar/save-bar';
import { Text } from '../../../primitives/text/text';
import * as css from './robot-config.css';
import { robotConfigMessages } from './robot-config.messages';
import { settingNames, type ConfigState } from './robot-config.model';
import { ReplySettingsFields } from './reply-settings-fields';
import { useReplySettings } from './use-robot-config';

interface Props {
  readonly ready: Extract<ConfigState, { status: 'ready' }>;
}

/** The settings of a stored config, and the bar that saves them. */
export function ReplySettingsForm({ ready }: Props) {
  const t = useMessages(robotConfigMessages);
  const { form, submit, isSubmitting, clashes, discard } = useReplySettings(ready);
  const { dirtyFields } = form.formState;
  const changed = settingNames.filter((name) => dirtyFields[name]);
  const isLive = ready.liveVersion === ready.version;
  useSaveKey(submit);
  return (
    <form className={css.form} noValidate onSubmit={(event) => event.preventDefault()}>
      <Row>
        <Badge tone={isLive ? 'success' : 'warning'}>
          {isLive ? t.versionLive(ready.version) : t.versionSaved(ready.version)}
        </Badge>
      </Row>
      {clashes && (
        <Banner tone="warning" title={t.conflictTitle}>
          {t.conflictText(clashes.map((name) => t[name]).join('、'))}
        </Banner>
      )}
      <ReplySettingsFields control={form.control} />
      <SaveBar
        changes={changed.length}
        isPending={isSubmitting}
        onSave={submit}
        onDiscard={discard}
      >
        <Text size="xs" tone="muted">
          {changed.map((name) => t[name]).join('、')}
        </Text>
      </SaveBar>
    </form>
  );
}

/** Ctrl or Cmd+S saves wherever the focus is on the page. */
function useSaveKey(save: () => void) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
