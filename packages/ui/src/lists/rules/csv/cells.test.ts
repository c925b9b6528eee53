import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinTexts, splitTexts } from './cells';

it('splits the words of a cell as people write lists', () => {
  expect(splitTexts('价格|报价')).toEqual(['价格', '报价']);
  expect(splitTexts(' 价格、报价 ，多少钱;\n几块，')).toEqual(['价格', '报价', '多少钱', '几块']);
  expect(splitTexts('C:\\new')).toEqual(['C:\\new']);
  expect(splitTexts(' ')).toEqual([]);
});

it('gives back all words that were joined', () => {
  const letter = fc.constantFrom(...'a价|｜、,，;；\\');
  const word = fc.string({ unit: letter, minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(splitTexts(joinTexts(words))).toEqual(words);
    }),
    { numRuns: 500 },
  );
});
