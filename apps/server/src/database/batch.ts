/** Loads what is asked for by key, all that is asked within one turn together. */
export function createBatch<Row>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  let open: { readonly keys: Set<string>; readonly rows: Promise<ReadonlyMap<string, Row>> };
  let isOpen = false;

  function begin(): void {
    const keys = new Set<string>();
    const rows = Promise.resolve().then(() => {
      isOpen = false;
      return load([...keys]);
    });
    open = { keys, rows };
    isOpen = true;
  }

  return async (key) => {
    if (!isOpen) begin();
    open.keys.add(key);
    return (await open.rows).get(key);
  };
}
