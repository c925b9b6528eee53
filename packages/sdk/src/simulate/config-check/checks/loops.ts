import { rowsIn, textIn, textsOf, type Row } from '../config-rows';
import type { Finding } from '../finding.types';
import { FINDING_TEXT } from '../finding-texts';

/** The lists that pass messages on to other chats. */
const PASSING = ['privateForwards', 'forwards', 'roomAsyncList'] as const;

const room = (name: string) => `room ${name}`;
const friend = (name: string) => `contact ${name}`;
const cross = (sources: readonly string[], targets: readonly string[]) =>
  sources.flatMap((source) => targets.map((target) => [source, target] as const));

const targetsIn = (row: Row, field: string, type: unknown) =>
  rowsIn(row, field).map((target) => (type === 'room' ? room : friend)(textIn(target.row, 'name')));

/** Where a row passes messages from and to, as nodes of a graph. */
function passages(
  list: (typeof PASSING)[number],
  row: Row,
): readonly (readonly [from: string, to: string])[] {
  switch (list) {
    case 'forwards':
      return cross(
        targetsIn(row, 'targets', row['type']),
        targetsIn(row, 'forwardTargets', row['forwardType']),
      );
    case 'privateForwards':
      return cross(
        [friend(textIn(row, 'name'))],
        [...textsOf(row['rooms']).map(room), ...textsOf(row['contacts']).map(friend)],
      );
    case 'roomAsyncList': {
      const [one, many] = [[room(textIn(row, 'one'))], textsOf(row['many']).map(room)];
      if (row['model'] === 1) return cross(one, many);
      return row['model'] === 2 ? cross(many, one) : cross(many, many);
    }
  }
}

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
        // A row that synchronises groups goes both ways on purpose.
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
  const reported = new Set<string>();
  for (const [start, starts] of ways) {
    for (const first of starts) {
      const back = wayBack(ways, start, first);
      if (!back) continue;
      const nodes = [start, ...back.map(({ to }) => to)];
      const key = [...new Set(nodes)].sort().join('\n');
      if (reported.has(key)) continue;
      reported.add(key);
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
