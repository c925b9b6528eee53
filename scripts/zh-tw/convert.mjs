import { Converter } from 'opencc-js';
import { FIXES, TERMS } from './terms.mjs';

const convert = Converter({ from: 'cn', to: 'twp' });
const terms = Object.keys(TERMS).sort((one, other) => other.length - one.length);
const anyTerm = new RegExp(terms.join('|'), 'g');
/** Private characters, which the dictionary leaves as they are: they stand for terms meanwhile. */
const FIRST = 0xe000;
const standIns = /[\ue000-\uf8ff]/g;

/** A text in Simplified Chinese as it is written in Taiwan. */
export function toTaiwan(text) {
  const kept = text.replace(anyTerm, (term) => String.fromCharCode(FIRST + terms.indexOf(term)));
  const converted = convert(kept).replace(
    standIns,
    (standIn) => TERMS[terms[standIn.charCodeAt(0) - FIRST]],
  );
  return FIXES.reduce((fixed, [from, to]) => fixed.replace(from, to), converted);
}

/** Whether a text has characters of Chinese. */
export const isChinese = (text) => /\p{Script=Han}/u.test(text);
