import type { EventKeywordForm } from '@chatdeck/sdk';
import { isForeignEvent, PRIVATE_EVENTS, ROBOT_EVENTS } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import type { Control } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Select } from '#primitives/select/select.tsx';
import { useFormField } from '#forms';
import { ForeignSkillNote } from './foreign-skill-note';
import { skillMessages } from './skill.messages';

interface Props<Output> {
  readonly control: Control<EventKeywordForm, unknown, Output>;
  readonly onChosen: (event: string) => void;
}

/** Which skill starts. A stored one that is none of the known ones stays a choice. */
export function SkillField<Output>({ control, onChosen }: Props<Output>) {
  const t = useMessages(skillMessages);
  const { locale } = useChatdeck();
  const { value, onChange, ...field } = useFormField(control, 'event');
  const [stored] = useState(value);
  const known = ROBOT_EVENTS.map(({ value: id, text }) => ({
    id: String(id),
    label: PRIVATE_EVENTS.includes(id) ? t.privateSkill({ name: text[locale] }) : text[locale],
  }));
  const isKnown = stored === '' || known.some(({ id }) => id === stored);
  const argumentHint = ARGUMENTS.has(value) ? t.argumentHint : undefined;
  const hint = isForeignEvent(value) ? <ForeignSkillNote /> : argumentHint;
  return (
    <Select
      {...field}
      label={t.skill}
      placeholder={t.skillPlaceholder}
      description={hint}
      items={isKnown ? known : [...known, { id: stored, label: stored }]}
      value={value === '' ? null : value}
      onChange={(event) => {
        onChange(event);
        if (event !== null) onChosen(event);
      }}
    />
  );
}

/** The skills that take the rest of the message as what to look up (robot contract, section 1.5). */
const ARGUMENTS: ReadonlySet<string> = new Set(['news', 'rubbish', 'star', 'xing', 'lunar', 'emo']);
