/**
 * Reads a list of any length in chunks, each starting after the last row of the previous one; the first may be empty. A
 * row that is added or deleted meanwhile may or may not be seen; no row is seen twice.
 */
export async function* inChunks<Row>(
  size: number,
  read: (last: Row | undefined, size: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const chunk = await read(last, size);
    yield chunk;
    last = chunk.length < size ? undefined : chunk.at(-1);
  } while (last !== undefined);
}
