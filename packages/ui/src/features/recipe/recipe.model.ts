import type { ConfigRows, Summary } from '@chatdeck/sdk';
import type { CONFIG_DEFAULTS, ConfigList } from '@chatdeck/sdk/constants';
import type { Json } from '@chatdeck/sdk/rules';
import type { Destination } from '#context/navigation.ts';

/** The recipes, in the order in which they are shown. */
export const RECIPE_NAMES = [
  'order',
  'reading',
  'countdown',
  'welcome',
  'join',
  'summary',
  'rss',
  'sync',
  'knowledge',
  'portal',
] as const;
export type RecipeName = (typeof RECIPE_NAMES)[number];

/** What only the account itself knows. */
export const BLANKS = ['room', 'otherRoom', 'day', 'address', 'token'] as const;
export type Blank = (typeof BLANKS)[number];

/** What has been filled in so far. */
export type Filled = { readonly [Name in Blank]?: string | undefined };

/** Lists of the config to which recipes add. */
export type RecipeList = Extract<
  ConfigList,
  | 'replyKeywords'
  | 'callBackEvents'
  | 'newFriendReplys'
  | 'roomJoinKeywords'
  | 'roomAsyncList'
  | 'roomTaskSchedule'
  | 'countDownTaskSchedule'
>;

interface Needing {
  /** What it cannot work without: until that is filled in, a row is paused and a setting is left alone. */
  readonly needs: readonly Blank[];
}

interface RowOf<List extends RecipeList> extends Needing {
  readonly list: List;
  readonly row: ConfigRows[List];
}
/** One row that a recipe adds. */
export type RecipeRow = { [List in RecipeList]: RowOf<List> }[RecipeList];

/** A setting that a recipe makes where the account has not made it. */
export interface RecipeSetting extends Needing {
  readonly key: keyof typeof CONFIG_DEFAULTS;
  readonly value: Json;
  /** What it is called, and to what it is set. */
  readonly text: string;
}

/** Something to do on another page. */
interface Step {
  readonly text: string;
  readonly to: Destination;
}

/** Rules and settings for one purpose. */
export interface Recipe {
  readonly name: RecipeName;
  readonly title: string;
  readonly text: string;
  readonly isForMembers: boolean;
  readonly rows: readonly RecipeRow[];
  readonly settings: readonly RecipeSetting[];
  /** The chat summary; switched off until what it needs is filled in. */
  readonly summary?: Needing & { readonly part: Summary };
  readonly blanks: readonly Blank[];
  readonly steps: readonly Step[];
}
