import { setTimeout } from 'node:timers/promises';
import { unwrap, type ChatdeckClient } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { isJsonObject } from '@chatdeck/sdk/rules';

/** What was sent, and what the server acknowledged. */
export interface Written {
  readonly sent: Set<string>;
  readonly acknowledged: Set<string>;
}

export const nothingWritten = (): Written => ({ sent: new Set(), acknowledged: new Set() });

/** Writes one material after another until the server stops answering. */
export async function writeUntilGone(client: ChatdeckClient, name: string, written: Written) {
  for (let at = 0; ; at++) {
    const text = `${name}-${at}`;
    written.sent.add(text);
    try {
      unwrap(await client.material.add({ type: 1, name: text, content: text }));
    } catch {
      return;
    }
    written.acknowledged.add(text);
  }
}

/** Writes one material after another through all restarts of the server, until stopped. */
export async function writeThrough(
  client: ChatdeckClient,
  name: string,
  { sent, acknowledged }: Written,
  end: AbortSignal,
): Promise<void> {
  for (let at = 0; !end.aborted; at++) {
    const text = `${name}-${at}`;
    sent.add(text);
    const answer = await client.material
      .add({ type: 1, name: text, content: text })
      .catch(() => undefined);
    if (answer?.ok) acknowledged.add(text);
    else await setTimeout(RETRY_MS);
  }
}

/** Delay before a writer that was refused retries. */
const RETRY_MS = 20;
const PAGE_SIZE = 100;

/** The names of all stored materials. */
export async function storedNames({ material }: ChatdeckClient): Promise<Set<string>> {
  const names = new Set<string>();
  for (let current = 1; ; current++) {
    const { list } = unwrap(await material.list({ current, pageSize: PAGE_SIZE }));
    list.forEach(({ name }) => names.add(name));
    if (list.length < PAGE_SIZE) return names;
  }
}

/** What the server had acknowledged and did not store. */
export const missingFrom = (stored: ReadonlySet<string>, { acknowledged }: Written) =>
  [...acknowledged].filter((name) => !stored.has(name));

const EDITS = 'edits';

/** The edits that the config contains. */
export async function editsIn({ robot }: ChatdeckClient): Promise<Set<unknown>> {
  const { config } = unwrap(await robot.config.load());
  const list = config === null ? [] : editsOf(config);
  return new Set(list);
}

function editsOf(config: string): unknown[] {
  const document: unknown = JSON.parse(config);
  const list = isJsonObject(document) ? document[EDITS] : undefined;
  return Array.isArray(list) ? [...(list as unknown[])] : [];
}

/**
 * Adds ids to the one config, each by loading, editing and saving. When another writer has saved meanwhile it loads
 * again; a careless writer overwrites the newer version instead.
 */
export async function editConfig(
  { robot }: ChatdeckClient,
  ids: readonly string[],
  isCareless = false,
): Promise<number> {
  let conflicts = 0;
  for (const id of ids) {
    let { config, version } = unwrap(await robot.config.load());
    for (let isSaved = false; !isSaved;) {
      const edits = [...editsOf(config ?? '{}'), id];
      const saved = await robot.config.save({
        config: JSON.stringify({ [EDITS]: edits }),
        baseVersion: version,
      });
      isSaved = saved.ok;
      if (saved.ok) continue;
      if (saved.code !== CODE.configChanged) unwrap(saved);
      conflicts++;
      const newer = unwrap(await robot.config.load());
      version = newer.version;
      if (!isCareless) config = newer.config;
    }
  }
  return conflicts;
}
