import { rowsIn, type Row } from '../config-rows';
import type { Finding } from '../finding.types';
import { FINDING_TEXT } from '../lint-texts';
import { passages } from './chats';

/** The lists that pass messages on to other chats. */
const PASSING = ['privateForwards', 'forwards', 'roomAsyncList'] as const;

/** One way from a chat to another, and the row that makes it. */
interface Way {
  readonly to: string;
  readonly list: string;
  readonly index: number;
}

const sameRow = (one: Way, other: Way) => one.list === other.list && one.index === other.index;

/** The shortest way back to a chat that begins with `first` and takes another row too. */
function wayBack(
  ways: ReadonlyMap<string, readonly Way[]>,
  start: string,
  first: Way,
): readonly Way[] | undefined {
  const seen = new Set([first.to]);
  let paths: readonly (readonly Way[])[] = [[first]];
  while (paths.length > 0) {
    const next: (readonly Way[])[] = [];
    for (const path of paths) {
      for (const way of ways.get(path.at(-1)?.to ?? '') ?? []) {
        // A row that keeps groups in step goes both ways on purpose.
        if (way.to === start && path.some((one) => !sameRow(one, way))) return [...path, way];
        if (way.to === start || seen.has(way.to)) continue;
        seen.add(way.to);
        next.push([...path, way]);
      }
    }
    paths = next;
  }
  return undefined;
}

const nameOf = (node: string) => node.slice(node.indexOf(' ') + 1);

/** Forwards and syncs that lead a message back to where it came from, which another robot there would send again. */
export function* loopFindings(config: Row): Generator<Finding> {
  const ways = new Map<string, Way[]>();
  for (const list of PASSING) {
    for (const { index, row } of rowsIn(config, list)) {
      for (const [from, to] of passages(list, row)) {
        if (from === to) continue;
        ways.set(from, [...(ways.get(from) ?? []), { to, list, index }]);
      }
    }
  }
  const told = new Set<string>();
  for (const [start, starts] of ways) {
    for (const first of starts) {
      const back = wayBack(ways, start, first);
      if (!back) continue;
      const nodes = [start, ...back.map(({ to }) => to)];
      const key = [...new Set(nodes)].sort().join('\n');
      if (told.has(key)) continue;
      told.add(key);
      const { list, index } = first;
      const other = back.find((way) => !sameRow(way, first));
      yield {
        id: 'loop',
        severity: 'warning',
        place: { list, index },
        ...(other && { other: { list: other.list, index: other.index } }),
        text: FINDING_TEXT.loop(nodes.map(nameOf)),
      };
    }
  }
}
