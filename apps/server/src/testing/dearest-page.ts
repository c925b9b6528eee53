/**
 * How many times as much as the first of these pages the dearest one costs. They are read in turns, so that a busy moment
 * of the machine affects all of them, and the least that a page took is what it costs. This can only fall: on a busy
 * machine it takes more turns to find it, until none costs more than `most`.
 */
export async function dearestPage(
  pages: readonly number[],
  read: (page: number) => Promise<unknown>,
  most: number,
): Promise<number> {
  const costs = pages.map(() => Infinity);
  const dearest = () => Math.max(...costs) / (costs[0] ?? 0);
  for (let round = 0; round < 25 || (round < 200 && dearest() > most); round += 1) {
    for (const [at, page] of pages.entries()) {
      const start = performance.now();
      await read(page);
      costs[at] = Math.min(costs[at] ?? Infinity, performance.now() - start);
    }
  }
  return dearest();
}
