/**
 * Reads a list of any length piece by piece, each behind the last row of the one before; the first may be empty. A row that comes
 * or goes meanwhile is seen or not, and none is seen twice.
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
