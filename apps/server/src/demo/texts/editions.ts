import type { SourceLocale } from '@chatdeck/sdk/constants';
import type { DemoTexts } from './demo-texts';
import { englishTexts } from './en';
import { chineseTexts } from './zh-CN';

/** The texts of the demo account in each language that it speaks. */
export const DEMO_EDITIONS: Readonly<Record<SourceLocale, DemoTexts>> = {
  'zh-CN': chineseTexts,
  en: englishTexts,
};
