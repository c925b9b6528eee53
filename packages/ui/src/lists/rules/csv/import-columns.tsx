import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { joinList, useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Select } from '#primitives/select/select.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { ColumnId, CsvFormat } from './csv-format';
import { csvMessages } from './csv.messages';
import { columnIds, headersIn } from './headers';
import * as css from './import.css';
import type { ImportState } from './use-import';

interface Props {
  readonly format: CsvFormat;
  readonly state: ImportState;
}

/** What each column of the file is; folded where the header names all of them. */
export function ImportColumns({ format, state }: Props) {
  const t = useMessages(csvMessages);
  const { locale } = useChatdeck();
  const headers = headersIn(locale);
  const [isAsked, setAsked] = useState(false);
  const isKnown = state.hasHeader && state.mapping.every((id) => id !== undefined);
  const known = [...new Set(state.mapping)].flatMap((id) => (id ? headers[id] : []));
  return (
    <section className={css.part} aria-label={t.columns}>
      <Text as="h3" weight="strong">
        {t.columns}
      </Text>
      {isKnown && !isAsked ? (
        <p className={css.known}>
          {joinList(known, locale)}
          <Button variant="link" size="sm" onPress={() => setAsked(true)}>
            {t.changeColumns}
          </Button>
        </p>
      ) : (
        <ColumnFields format={format} state={state} headers={headers} />
      )}
    </section>
  );
}

interface ColumnFieldsProps extends Props {
  readonly headers: Readonly<Record<ColumnId, string>>;
}

function ColumnFields({ format, state, headers }: ColumnFieldsProps) {
  const t = useMessages(csvMessages);
  const items: readonly { readonly id: ColumnId | 'ignored'; readonly label: string }[] = [
    ...columnIds(format).map((id) => ({ id, label: headers[id] })),
    { id: 'ignored', label: t.ignored },
  ];
  return (
    <div className={css.columns}>
      {state.mapping.map((id, at) => (
        <Select
          key={at}
          label={t.column({ number: at + 1 })}
          description={<span className={css.example}>{state.examples[at]}</span>}
          items={items}
          value={id ?? 'ignored'}
          onChange={(chosen) => {
            if (chosen !== null) state.setColumn(at, chosen);
          }}
        />
      ))}
    </div>
  );
}
