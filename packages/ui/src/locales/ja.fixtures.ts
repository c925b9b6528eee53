import { defineLocale } from './index.ts';

/** Some texts in Japanese; the others are in English until they are written. */
export const ja = defineLocale('ja', {
  'orders-screen': {
    title: 'お支払い履歴',
    created: '注文日時',
    payOrder: ({ id }) => `注文 ${id} を支払う`,
  },
  texts: { 'E-mail is required': 'メールアドレスを入力してください' },
});
