import { listedRows, withListedRows } from '@chatdeck/sdk/config';
import { CONFIG_DEFAULTS } from '@chatdeck/sdk/constants';
import { toJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/plain-rules';
import { isSame } from '#lists/config/config-edits.ts';
import { removeRow } from '#lists/rules/rows/row-changes.ts';
import type { Blank, Filled, Recipe, RecipeRow, RecipeSetting } from './recipe.model';

/** A row to add; paused as long as something of it is not filled in. */
export interface PlannedRow {
  readonly of: RecipeRow;
  readonly stored: Json;
  readonly isPaused: boolean;
}

/** What adding a recipe to a config changes: it only ever adds. */
export interface Plan {
  readonly rows: readonly PlannedRow[];
  readonly settings: readonly RecipeSetting[];
  /** The chat summary, where the account has none. */
  readonly summary: JsonObject | undefined;
  /** What the account has set up already and keeps. */
  readonly kept: readonly RecipeSetting[];
  readonly keepsSummary: boolean;
  /** Rows that are there already. */
  readonly known: readonly RecipeRow[];
  /** Settings that wait for what is not filled in. */
  readonly waiting: readonly RecipeSetting[];
}

const hasAll = (needs: readonly Blank[], filled: Filled) =>
  needs.every((blank) => (filled[blank] ?? '').trim() !== '');

/** Without what is undefined, as it is stored. */
const toStored = (row: object): JsonObject => toJsonObject(JSON.parse(JSON.stringify(row)));

const defaults: Readonly<Record<string, Json>> = CONFIG_DEFAULTS;
const isUnset = (stored: JsonObject, key: string) => {
  const value = stored[key] ?? null;
  return value === null || value === '' || isSame(value, defaults[key]);
};

/** What a recipe would change of a config. */
export function planFor(recipe: Recipe, filled: Filled, stored: JsonObject): Plan {
  const rows = recipe.rows.map((of) => ({
    of,
    stored: toStored(of.row),
    isPaused: !hasAll(of.needs, filled),
  }));
  const isKnown = ({ of, stored: row }: PlannedRow) =>
    listedRows(stored, of.list).some((other) => isSame(other.stored, row));
  const ready = recipe.settings.filter(({ needs }) => hasAll(needs, filled));
  const isSet = ({ key, value }: RecipeSetting) => isSame(stored[key], value);
  const clashes = ready.filter((one) => !isUnset(stored, one.key) && !isSet(one));
  const hasSummary = (stored['summerConfig'] ?? null) !== null;
  return {
    rows: rows.filter((row) => !isKnown(row)),
    known: rows.filter(isKnown).map(({ of }) => of),
    // A provider without its key, or a key without its provider, helps nobody: all of them or none.
    settings: clashes.length > 0 ? [] : ready.filter((one) => !isSet(one)),
    kept: clashes,
    waiting: recipe.settings.filter(({ needs }) => !hasAll(needs, filled)),
    summary: recipe.summary && !hasSummary ? toStored(recipe.summary.part) : undefined,
    keepsSummary: recipe.summary !== undefined && hasSummary,
  };
}

/** Nothing of it is left to add. */
export const isEmpty = ({ rows, settings, summary }: Plan) =>
  rows.length === 0 && settings.length === 0 && !summary;

/** The config with a recipe added; everything that was there stays as it was. */
export function withPlan(stored: JsonObject, { rows, settings, summary }: Plan): JsonObject {
  const withRows = rows.reduce<JsonObject>(
    (document, { of, stored: row, isPaused }) =>
      withListedRows(document, of.list, [
        ...listedRows(document, of.list),
        { stored: row, isPaused },
      ]),
    stored,
  );
  const set = Object.fromEntries(settings.map(({ key, value }) => [key, value]));
  return { ...withRows, ...set, ...(summary && { summerConfig: summary }) };
}

/** Takes back what a plan has added and nobody has changed since; `before` is the config without it. */
export function withoutPlan(stored: JsonObject, plan: Plan, before: JsonObject): JsonObject {
  const withoutRows = plan.rows.reduce<JsonObject>((document, { of, stored: row, isPaused }) => {
    const rows = listedRows(document, of.list);
    // The last one, since it was added at the end.
    const at = rows.findLastIndex((other) => isSame(other.stored, row));
    const rest = removeRow({ row: { stored: row, isPaused }, at })(rows);
    return rest ? withListedRows(document, of.list, rest) : document;
  }, stored);
  const values = [
    ...plan.settings.map(({ key, value }) => [key, value] as const),
    ...(plan.summary ? [['summerConfig', plan.summary] as const] : []),
  ];
  return values.reduce<JsonObject>((document, [key, value]) => {
    if (!isSame(document[key], value)) return document;
    const { [key]: _, ...rest } = document;
    const former = before[key];
    return former === undefined ? rest : { ...rest, [key]: former };
  }, withoutRows);
}
