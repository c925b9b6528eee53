import * as z from 'zod/mini';
import { isPlainText } from '../../core/check';

/**
 * The one rule of keywords: an empty one is contained in every message, so the robot would answer everything
 * (robot contract, section 11).
 */
export const isEmptyKeyword = (word: string): boolean => word.trim() === '';

/** The longest keyword, in characters. */
export const KEYWORD_MAX = 200;

/** One keyword, with its outer white space cut off. */
export const keywordSchema = z.string('config.keyword').check(
  z.refine((word) => !isEmptyKeyword(word), { error: 'config.keyword', abort: true }),
  z.trim(),
  isPlainText,
  z.maxLength(KEYWORD_MAX, 'invalid'),
);

/** The keywords of a rule, at least one (product specification, section 5: 关键词必填). */
export const keywordsSchema = z
  .array(keywordSchema, 'rule.keywords')
  .check(z.minLength(1, 'rule.keywords'));
