import { useController, useFormContext } from 'react-hook-form';
import { useFormField } from '../../../forms';
import { useMessages } from '../../../messages';
import { primitiveMessages } from '../../../primitives/primitives.messages';
import { scheduleMessages } from '../../rule-list/schedule/schedule.messages';
import { CronField } from '../../schedule';
import { FormTargets } from '../dialog/form-targets';
import { WhomFields } from '../dialog/whom-fields';
import { whomMessages } from '../dialog/whom.messages';
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
