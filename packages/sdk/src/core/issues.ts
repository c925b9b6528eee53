import type * as z from 'zod/mini';
import { CODE } from './codes';
import type { Locale } from './locale';
import { REQUEST_LIMIT } from './request-limits';
import { isMissingRule, ruleText } from './rule-texts';

/** One broken rule, with the path of its field (`keywords.0`) and its text. */
export interface Issue {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
}

type RawIssue = z.core.$ZodIssue;

/** The rule that an issue of a schema reports. */
function ruleOf(issue: RawIssue): string {
  const isAbsent = issue.code === 'invalid_type' && issue.input === undefined;
  return issue.message === 'Invalid input' && isAbsent ? 'required' : issue.message;
}

/** Turns the issues of a schema into texts for a form or an answer, one for each field and at most twenty. */
export function toIssues(error: { readonly issues: readonly RawIssue[] }, locale: Locale): Issue[] {
  const byPath = new Map<string, Issue>();
  for (const issue of error.issues) {
    if (byPath.size === REQUEST_LIMIT.issues) break;
    const path = issue.path.join('.').slice(0, REQUEST_LIMIT.path);
    const rule = ruleOf(issue);
    if (!byPath.has(path)) byPath.set(path, { path, rule, message: ruleText(rule, locale) });
  }
  return [...byPath.values()];
}

/** 10001 when a required value is missing, 10002 for any other broken rule. */
export const issueCode = (issues: readonly Issue[]) =>
  issues.some((issue) => isMissingRule(issue.rule)) ? CODE.missingValue : CODE.invalidValue;
