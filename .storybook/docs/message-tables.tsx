import { createWording } from '../../packages/ui/src/messages/wording';
import type { Message, MessageTable } from '../../packages/ui/src/context/message-table';
import type { Messages } from '../../packages/ui/src/messages/define-messages';

/** For a text with parameters its source is shown, which tells more than a sample. */
const shown = (text: Message | undefined): string =>
  typeof text === 'function' ? String(text) : (text ?? '');

/** Every text of a component, with the keys by which a host overrides it. */
export function MessageTables({ tables }: { readonly tables: readonly Messages<MessageTable>[] }) {
  if (tables.length === 0) return null;
  return (
    <>
      <h2>Texts</h2>
      <p>
        Replace any of them for a whole provider:{' '}
        <code>{`messages={{ '${tables[0]?.id ?? ''}': { … } }}`}</code>
      </p>
      {tables.map((table) => (
        <MessageTableView key={table.id} table={table} />
      ))}
    </>
  );
}

function MessageTableView({ table }: { readonly table: Messages<MessageTable> }) {
  const zh = table.texts['zh-CN'](createWording('zh-CN'));
  const en: MessageTable = table.texts.en(createWording('en'));
  return (
    <details>
      <summary>
        <code>{table.id}</code>, {Object.keys(zh).length}
      </summary>
      <table>
        <thead>
          <tr>
            <th>Key</th>
            <th>zh-CN</th>
            <th>en</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(zh).map(([key, text]) => (
            <tr key={key}>
              <td>
                <code>{key}</code>
              </td>
              <td>{shown(text)}</td>
              <td>{shown(en[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
