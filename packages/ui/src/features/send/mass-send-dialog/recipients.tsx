import { useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import type { SendTarget } from '#store/send-target.ts';
import { massSendMessages } from './mass-send.messages';

interface Props {
  readonly targets: readonly SendTarget[];
  /** How many of them the caller has already named. */
  readonly named: number;
}

const targetId = ({ wxid }: SendTarget) => wxid;

/** The names of all recipients before sending; the list is virtualized for thousands of them. */
export function Recipients({ targets, named }: Props) {
  const t = useMessages(massSendMessages);
  const [isShown, setShown] = useState(false);
  if (targets.length <= named) return null;
  const columns: readonly Column<SendTarget>[] = [
    { id: 'name', header: t.name, narrow: 'main', cell: ({ name }) => name },
  ];
  return (
    <Stack gap={2}>
      <div>
        <Button size="sm" onPress={() => setShown(!isShown)}>
          {isShown ? t.showFew : t.showAll({ count: targets.length })}
        </Button>
      </div>
      {isShown ? (
        <Card isFlush>
          <DataTable label={t.recipients} columns={columns} rows={targets} rowId={targetId} />
        </Card>
      ) : null}
    </Stack>
  );
}
