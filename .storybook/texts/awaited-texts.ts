import { NOTICE_TEXT } from '../../packages/sdk/src/core/notice-texts';
import { SPEC_RULE_TEXT } from '../../packages/sdk/src/core/spec-rule-texts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The texts of sections 4, 5 and 8 of the product specification, each with the pattern that matches it on a page. */
export const AWAITED_TEXTS: ReadonlyMap<string, RegExp> = new Map(
  [...Object.values(SPEC_RULE_TEXT), ...Object.values(NOTICE_TEXT)].map((text) => [
    text['zh-CN'],
    // `N` stands for a number.
    new RegExp(escaped(text['zh-CN']).replace('只能选中N项', '只能选中\\s*\\d+\\s*项')),
  ]),
);
