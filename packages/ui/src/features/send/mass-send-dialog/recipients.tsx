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
  /** So many are named elsewhere already. */
  readonly named: number;
}

const targetId = ({ wxid }: SendTarget) => wxid;

/** Everybody who gets it, by name, before it is sent; thousands are drawn as they come into view. */
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
