import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { OF_OPERATOR, useServer } from '../testing/test-server';

const server = useServer({ backupEveryMs: 86_400_000 });
const folder = join(import.meta.dirname, '..', '..', '..', '..', 'deploy', 'grafana');

const target = z.object({ expr: z.string(), refId: z.string() });
const panel = z.object({
  id: z.number(),
  type: z.string(),
  title: z.string(),
  gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  fieldConfig: z.object({ defaults: z.object({ unit: z.string() }) }).optional(),
  targets: z.array(target).optional(),
});
const dashboardSchema = z.object({
  panels: z.array(panel),
  annotations: z.object({ list: z.array(z.object({ expr: z.string() })) }),
});

/** What Prometheus itself adds to every scrape. */
const OF_PROMETHEUS = { names: ['up'], labels: ['job', 'instance', 'le'] };
/** The functions and words of the query language that the queries use. */
const LANGUAGE =
  /\b(sum|max|min|count|rate|increase|changes|absent|time|vector|topk|histogram_quantile|by|or|le)\b/g;

let names: string[] = [];
let labels: string[] = [];
let dashboard: z.output<typeof dashboardSchema>;
let alerts = '';
beforeAll(async () => {
  const { body } = await server.app.inject({ url: '/metrics', headers: OF_OPERATOR });
  const types = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  names = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  // Written down, since a label shows only once it has a value.
  labels = ['method', 'route', 'status', 'state', 'part', 'way', 'outcome', 'quantile', 'version'];
  const text = await readFile(join(folder, 'chatdeck.json'), 'utf8');
  dashboard = dashboardSchema.parse(JSON.parse(text));
  alerts = await readFile(join(folder, 'alerts.yaml'), 'utf8');
});

/** The names in a query that are neither metrics, nor labels, nor words of the language. */
function unknownIn(query: string): string[] {
  const known = new Set([...names, ...labels, ...OF_PROMETHEUS.names, ...OF_PROMETHEUS.labels]);
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(LANGUAGE, '');
  return (bare.match(/[a-zA-Z_]\w*/g) ?? []).filter((name) => !known.has(name));
}

const queriesOf = () => [
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...dashboard.annotations.list.map(({ expr }) => expr),
];
const rulesOf = () =>
  alerts
    .split(/^ {6}- alert: /m)
    .slice(1)
    .map((text) => ({
      name: /^\w+/.exec(text)?.[0],
      expr: /^ {8}expr: (.+)$/m.exec(text)?.[1] ?? '',
      for: /^ {8}for: (\d+m)$/m.exec(text)?.[1],
      severity: /^ {10}severity: (\w+)$/m.exec(text)?.[1],
      summary: /^ {10}summary: (.+)$/m.exec(text)?.[1],
    }));

describe('The dashboard', () => {
  it('asks only for what the server reports', () => {
    expect(queriesOf().length).toBeGreaterThan(25);
    for (const query of queriesOf()) expect(unknownIn(query), query).toEqual([]);
    expect(unknownIn('sum by (state) (rate(chatdeck_outbox_invented_total[5m]))')).toHaveLength(1);
    expect(unknownIn('chatdeck_part_up{invented="x"}')).toEqual(['invented']);
  });

  it('shows everything that the server reports', () => {
    const text = queriesOf().join(' ') + alerts;
    const unused = names.filter((name) => !name.endsWith('_sum') && !text.includes(name));
    expect(unused).toEqual([]);
  });

  it('has a unit and a place of its own for each panel', () => {
    const panels = dashboard.panels.filter(({ type }) => type !== 'row');
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size, 'no two panels overlap').toBe(cells.length);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    for (const { title, fieldConfig, targets = [] } of panels) {
      expect(fieldConfig?.defaults.unit, title).toMatch(/\w/);
      expect(targets.length, title).toBeGreaterThan(0);
    }
  });
});

describe('The alerts', () => {
  it('tell of a server that is down, a failed part, a disk that fills, late sends and an old backup', () => {
    expect(rulesOf().map(({ name }) => name)).toEqual([
      'ChatdeckDown',
      'ChatdeckPartFailed',
      'ChatdeckDiskFills',
      'ChatdeckOutboxLag',
      'ChatdeckBackupTooOld',
    ]);
    for (const { name, expr, for: wait, severity, summary } of rulesOf()) {
      expect(expr, name).not.toBe('');
      expect(unknownIn(expr), name).toEqual([]);
      expect(wait, name).toBeDefined();
      expect(['warning', 'critical'], name).toContain(severity);
      expect(summary, name).toBeDefined();
    }
  });
});
