import type { Locale } from '@chatdeck/sdk/constants';
import { configDocumentSchema, configEditsSchema, toIssues, type Issue } from '@chatdeck/sdk/rules';
import { toDocument, type EditedConfig } from '#lists/config/config-edits.ts';

/** What the rules of the settings say about the document that would be saved. */
export function issuesOf(config: EditedConfig, locale: Locale): readonly Issue[] {
  const document = configDocumentSchema.safeParse(toDocument(config));
  const edits = configEditsSchema.safeParse(config.edits);
  const issues = [edits, document].flatMap(({ error }) => error?.issues ?? []);
  return toIssues({ issues }, locale);
}
