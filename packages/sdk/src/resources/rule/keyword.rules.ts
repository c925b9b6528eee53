import * as z from 'zod/mini';
import { isPlainText, visibly } from '../../core/check';
import { visible } from '../../core/visible';

/**
 * The one rule of keywords: an empty one is contained in every message, so the robot would answer everything
 * (robot contract, section 11).
 */
export const isEmptyKeyword = (word: string): boolean => word.trim() === '';

/** The maximum length of a keyword, in characters. */
export const KEYWORD_MAX = 200;

/** The maximum number of keywords of a rule. */
export const KEYWORDS_MAX = 500;

/** One keyword, of which what can be seen is kept: nobody types the rest. */
export const keywordSchema = z.string('config.keyword').check(
  z.refine((word) => !isEmptyKeyword(visible(word)), { error: 'config.keyword', abort: true }),
  visibly,
  isPlainText,
  z.maxLength(KEYWORD_MAX, `length.${KEYWORD_MAX}`),
);

/** The keywords of a rule for which they are optional. */
export const optionalKeywordsSchema = z
  .array(keywordSchema, 'rule.keywords')
  .check(z.maxLength(KEYWORDS_MAX, 'rule.keywords.many'));

/** The keywords of a rule, at least one (product specification, section 5: 关键词必填). */
export const keywordsSchema = optionalKeywordsSchema.check(z.minLength(1, 'rule.keywords'));
