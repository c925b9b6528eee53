import { parseConfig, readList, readPart } from '@chatdeck/sdk';
import { ROLE, textIn } from '@chatdeck/sdk/constants';
import { configDocumentSchema } from '@chatdeck/sdk/rules';
import { checkConfig } from '@chatdeck/sdk/simulate';
import { describe, expect, it } from 'vitest';
import { CONFIG_FIELDS } from '#lists/config/fields/config-fields.ts';
import { planFor, withoutPlan, withPlan } from './recipe-plan';
import { recipeRulesMessages } from './recipe-rules.messages';
import { BLANKS, RECIPE_NAMES, type Filled, type RecipeName } from './recipe.model';
import { contentOf } from './recipes';

const FILLED: Filled = {
  room: '青禾读书会',
  otherRoom: '青禾读书会 2 群',
  day: '2030-06-07',
  address: 'https://shop.example/orders',
  token: 'app-1234',
};
const SOURCE = ['zh-CN', 'en'] as const;
const textsIn = (locale: (typeof SOURCE)[number]) =>
  recipeRulesMessages.texts[locale]({ locale } as never);

const recipeIn = (name: RecipeName, locale: (typeof SOURCE)[number], filled: Filled = {}) => {
  const { to, ...content } = contentOf(name, textsIn(locale), filled);
  return { ...content, name, title: name, text: name, steps: [{ to, text: name }] };
};
const cases = RECIPE_NAMES.flatMap((name) => SOURCE.map((locale) => [name, locale] as const));
const addedTo = (
  stored: Record<string, never[]>,
  name: RecipeName,
  locale: (typeof SOURCE)[number],
  filled: Filled = {},
) => withPlan(stored, planFor(recipeIn(name, locale, filled), filled, stored));

describe('A recipe', () => {
  it.each(cases)(
    '%s in %s is a config that the server takes and the check finds no fault in',
    (name, locale) => {
      const config = addedTo({}, name, locale, FILLED);
      expect(configDocumentSchema.safeParse(JSON.stringify(config)).error?.issues).toBeUndefined();
      expect(checkConfig(config, { user: { role: ROLE.member } })).toEqual([]);
    },
  );

  it.each(cases)('%s in %s has rows that its pages can read', (name, locale) => {
    const config = addedTo({}, name, locale, FILLED);
    const { rows, summary } = recipeIn(name, locale);
    for (const { list } of rows) {
      expect(readList(config, list).map(({ status }) => status)).not.toContain('malformed');
    }
    if (summary) expect(readPart(config, 'summerConfig')?.status).toBe('ready');
  });

  it.each(cases)('%s in %s runs nothing that is not filled in', (name, locale) => {
    const config = addedTo({}, name, locale);
    const { chatdeckPaused: _, ...served } = config;
    const t = textsIn(locale);
    const text = JSON.stringify(served);
    for (const blank of [t.room, t.otherRoom, t.day, t.address]) expect(text).not.toContain(blank);
    expect(served['defaultBot']).toBeUndefined();
    expect(Object(served['summerConfig'])).not.toMatchObject({ open: true });
  });

  it.each(RECIPE_NAMES)('%s asks for all that it needs, and for nothing else', (name) => {
    const { blanks, rows, settings, summary } = recipeIn(name, 'zh-CN');
    const needed = [...rows, ...settings, ...(summary ? [summary] : [])].flatMap(
      ({ needs }) => needs,
    );
    expect(BLANKS.filter((blank) => needed.includes(blank))).toEqual([...blanks].sort(inOrder));
  });

  it.each(cases)('%s in %s calls its settings what their page calls them', (name, locale) => {
    for (const { key, text } of recipeIn(name, locale).settings) {
      const field = CONFIG_FIELDS.find((one) => one.key === key);
      expect(field && text.startsWith(textIn(field.label, locale)), text).toBe(true);
    }
  });
});

const inOrder = (one: (typeof BLANKS)[number], other: (typeof BLANKS)[number]) =>
  BLANKS.indexOf(one) - BLANKS.indexOf(other);

const OWN = {
  defaultBot: 6,
  gpttoken: 'sk-own',
  summerConfig: { open: true, keywords: ['日报'] },
  openRecord: true,
  replyKeywords: [{ keywords: ['价格'], reg: 1, needAt: 1, scope: 'all', replys: [] }],
  somethingNew: { from: 'another version' },
};

describe('Adding a recipe', () => {
  it.each(RECIPE_NAMES)('leaves all that was there as it was: %s', (name) => {
    const added = withPlan(OWN, planFor(recipeIn(name, 'zh-CN', FILLED), FILLED, OWN));
    const { replyKeywords, ...rest } = OWN;
    expect(added).toMatchObject(rest);
    expect(added['replyKeywords']).toEqual(expect.arrayContaining(replyKeywords));
    expect(JSON.stringify(added['summerConfig'])).toBe(JSON.stringify(OWN.summerConfig));
  });

  it.each(RECIPE_NAMES)(
    'can be taken back without a trace, and spares what was added since: %s',
    (name) => {
      const plan = planFor(recipeIn(name, 'zh-CN', FILLED), FILLED, OWN);
      const added = withPlan(OWN, plan);
      const back = withoutPlan(added, plan, OWN);
      for (const [key, value] of Object.entries(OWN)) expect(back[key]).toEqual(value);
      const later = { ...added, parseMiniRooms: ['店务群'] };
      expect(withoutPlan(later, plan, OWN)['parseMiniRooms']).toEqual(['店务群']);
    },
  );

  it('adds nothing twice', () => {
    const recipe = recipeIn('join', 'zh-CN', FILLED);
    const once = withPlan({}, planFor(recipe, FILLED, {}));
    const again = planFor(recipe, FILLED, once);
    expect(again.rows).toEqual([]);
    expect(again.known).toHaveLength(1);
  });

  it('sets an AI up as a whole or not at all', () => {
    const plan = planFor(recipeIn('knowledge', 'zh-CN', FILLED), FILLED, OWN);
    expect(plan.settings).toEqual([]);
    expect(plan.kept.map(({ key }) => key)).toEqual(['defaultBot']);
    const fresh = planFor(recipeIn('knowledge', 'zh-CN', FILLED), FILLED, { defaultBot: 0 });
    expect(fresh.settings.map(({ key }) => key)).toEqual(['defaultBot', 'dify_token', 'botScope']);
  });

  it('leaves a config readable', () => {
    const raw = JSON.stringify(addedTo({}, 'reading', 'zh-CN'));
    expect(parseConfig(raw).status).toBe('ready');
  });
});
