import { useController, useFormContext } from 'react-hook-form';
import { useMessages } from '#messages';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { useFormField } from '#forms';
import { whomMessages } from '#lists/records/words/whom.messages.ts';
import { CronField } from '#features/cron/index.ts';
import { scheduleMessages } from '#features/schedule/due/schedule.messages.ts';
import { FormTargets } from '#features/target/form-targets.tsx';
import { WhomFields } from '#features/target/whom-fields.tsx';
import type { BatchFields as Fields } from './batch-task.model';

/** To whom and when. Stands in a form that has these fields. */
export function BatchFields() {
  const t = useMessages(whomMessages);
  const { date, zone } = useMessages(scheduleMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<Fields>();
  const { field: all } = useController({ control, name: 'isAll' });
  const { field: type } = useController({ control, name: 'type' });
  const cron = useFormField(control, 'cron');
  return (
    <>
      <WhomFields all={{ value: all.value, onChange: all.onChange }} />
      {all.value ? (
        <FormTargets
          key={type.value}
          name="excludeTargets"
          kind={type.value}
          label={type.value === 'room' ? t.exceptRooms : t.exceptFriends}
          optionalLabel={optional}
        />
      ) : null}
      <CronField {...cron} label={date} description={zone} />
    </>
  );
}
