import { defineLocale } from './index.ts';

/** Some texts in Arabic, which is written from the right; the others are in English until they are written. */
export const ar = defineLocale('ar', {
  'material-panel': { title: 'المواد' },
  'keyword-reply': { title: 'الردود بالكلمات المفتاحية', add: 'إضافة رد' },
  'rule-list': { moveUp: 'إلى الأعلى' },
  'record-list': { loading: 'جارٍ التحميل' },
});
