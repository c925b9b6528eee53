import { CallbackEventDialog } from '#features/callback/lazy-dialog.tsx';
import { CronDialog, CronField } from '#features/cron/index.ts';
import { KeywordForwardDialog } from '#features/forward/keyword/lazy-dialog.tsx';
import { PrivateForwardDialog } from '#features/forward/private/lazy-dialog.tsx';
import {
  NameField,
  NameTags,
  TargetField,
  TargetPicker,
  TargetSelect,
  TargetTags,
  type SendTarget,
} from '#features/target/index.ts';
import { Held } from './held-values';
import type { Fixture } from './fixture';

const stay = () => undefined;
const nobody: readonly SendTarget[] = [];
const noNames: readonly string[] = [];
const noOne: SendTarget | undefined = undefined;

/** The exported fields, and the dialogs that pass a rule to their host. */
export const FIELD_FIXTURES: readonly Fixture[] = [
  {
    name: 'TargetPicker',
    use: 'friends',
    calls: 'loads',
    good: /林知远/,
    ui: () => (
      <Held initial={nobody}>
        {(selection, change) => (
          <TargetPicker kind="contact" selection={selection} onSelectionChange={change} />
        )}
      </Held>
    ),
  },
  {
    name: 'TargetSelect',
    use: 'groups',
    calls: 'looksUp',
    good: /读书会/,
    ui: () => (
      <Held initial={nobody}>
        {(value, change) => <TargetSelect kind="room" label="群" value={value} onChange={change} />}
      </Held>
    ),
    steps: [{ open: '群' }],
  },
  {
    name: 'TargetField',
    use: 'one group',
    calls: 'looksUp',
    good: /读书会/,
    ui: () => (
      <Held<SendTarget | undefined> initial={noOne}>
        {(value, change) => <TargetField kind="room" label="群" value={value} onChange={change} />}
      </Held>
    ),
    steps: [{ open: '群' }],
  },
  {
    name: 'TargetTags',
    use: 'friends',
    calls: 'looksUp',
    good: /林知远/,
    ui: () => (
      <Held initial={nobody}>
        {(value, change) => (
          <TargetTags kind="contact" label="好友" value={value} onChange={change} />
        )}
      </Held>
    ),
    steps: [{ open: '好友' }],
  },
  {
    name: 'NameField',
    use: 'a friend',
    calls: 'looksUp',
    good: /林知远/,
    ui: () => (
      <Held initial="">
        {(value, change) => (
          <NameField kind="contact" label="昵称" value={value} onChange={change} />
        )}
      </Held>
    ),
    steps: [{ open: '昵称' }],
  },
  {
    name: 'NameTags',
    use: 'groups',
    calls: 'looksUp',
    good: /读书会/,
    ui: () => (
      <Held initial={noNames}>
        {(value, change) => <NameTags kind="room" label="群名" value={value} onChange={change} />}
      </Held>
    ),
    steps: [{ open: '群名' }],
  },
  {
    name: 'CallbackEventDialog',
    use: 'a built-in event',
    calls: 'loads',
    good: '选择一个事件',
    ui: () => <CallbackEventDialog isOpen onOpenChange={stay} onConfirm={stay} />,
  },
  {
    name: 'KeywordForwardDialog',
    use: 'adding',
    calls: 'aside',
    good: '关键词',
    ui: () => <KeywordForwardDialog isOpen onOpenChange={stay} onConfirm={stay} />,
  },
  {
    name: 'PrivateForwardDialog',
    use: 'adding',
    calls: 'looksUp',
    good: /林知远/,
    ui: () => <PrivateForwardDialog isOpen onOpenChange={stay} onConfirm={stay} />,
    steps: [{ open: '用户昵称' }],
  },
  {
    name: 'CronDialog',
    use: 'daily',
    calls: 'nothing',
    good: /0 0 8 \* \* \*/,
    ui: () => <CronDialog isOpen onOpenChange={stay} onConfirm={stay} value="" />,
  },
  {
    name: 'CronField',
    use: 'daily',
    calls: 'nothing',
    good: /0 0 8 \* \* \*/,
    ui: () => (
      <Held initial="0 0 8 * * *">
        {(value, change) => <CronField label="时间" value={value} onChange={change} />}
      </Held>
    ),
  },
];
