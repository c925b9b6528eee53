/** What marks an element that a text was made. */
export const HTML_MARK = 'data-nasty';
/** What a script leaves that ran. */
export const RUN = 'globalThis.nastyRan=true';

/** Strings that people paste, machines send and attackers try, by what is nasty about them. */
export const NASTY_STRINGS = {
  emoji: '😀🎉🔥👍',
  'emoji with skin tones': '👍🏿👋🏽🤘🏻',
  flags: '🇨🇳🇫🇷🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'joined emoji': '👨‍👩‍👧‍👦 👩‍❤️‍💋‍👨 🏳️‍🌈',
  'keycaps and dingbats': '1️⃣ #️⃣ ❤️ ☎️',
  Arabic: 'مرحبا بالعالم، كيف حالك؟',
  'Hebrew and Latin': 'שלום world עולם 123',
  'bidi override': 'photo\u202Egnp.exe',
  'bidi isolates': '\u2067abc\u2066def\u2069ghi\u2069',
  'zero-width letters': 'a\u200Bb\u200Cc\u200Dd\uFEFFe\u2060f',
  'combining marks': `Z${'\u0301\u0302\u0330\u0331\u0489'.repeat(20)}algo`,
  decomposed: 'Å ≠ Å, e\u0301 ≠ é',
  'rare Han characters': '𠮷野家 㐀 龘𪚥',
  'Thai and Devanagari': 'ที่นี่ นมस्ते क्षत्रिय',
  'full-width': 'ＡＢＣ１２３　ｔｅｘｔ',
  '10,000 characters': '青禾书房'.repeat(2_500),
  '10,000 letters without a space': 'a'.repeat(10_000),
  'a long word': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'a long address': `https://qinghe.example/${'path/'.repeat(60)}?q=${'x'.repeat(200)}`,
  'no-break spaces': 'a\u00A0'.repeat(300),
  'only spaces': '   \u3000\u00A0  ',
  'line breaks': 'one\r\ntwo\rthree\nfour\u2028five\u2029six',
  'tabs and control characters': 'a\tb\u0001c\u001B[31md\u007Fe',
  NUL: 'before\u0000after',
  'lone surrogates': 'high \uD83D low \uDE00 end',
  'not a character': '\uFFFE\uFFFF\uFFFD',
  'an HTML element': `<b ${HTML_MARK}>bold</b><script>${RUN}</script>`,
  'an image that fails': `<img ${HTML_MARK} src=x onerror="${RUN}">`,
  'an attribute that ends': `" ${HTML_MARK} onfocus="${RUN}" autofocus x="`,
  'SVG with a script': `<svg ${HTML_MARK}/onload=${RUN}>`,
  entities: '&lt;script&gt; &amp;nbsp; &#x3C;b&#x3E;',
  'a script address': `javascript:${RUN}//`,
  'a data address': `data:text/html,<script>${RUN}</script>`,
  'a template': '${7*7} {{7*7}} <%= 7*7 %> #{7*7}',
  SQL: `'; DROP TABLE materials; -- " OR 1=1`,
  'a format': '%s %n %x %d %@ {0} $1 $& \\0',
  'a path': '../../../../etc/passwd C:\\con\\nul',
  'words for nothing': 'null undefined NaN true [object Object] __proto__ constructor',
  'a formula': '=HYPERLINK("http://a.example","open")+cmd|\' /C calc\'!A0',
  'numbers that are none': '1e999 -0 0x1F 1/0 ٣ 9007199254740993',
} as const satisfies Record<string, string>;

export type NastyName = keyof typeof NASTY_STRINGS;

/** Where a nasty string became an element or was executed; empty when all of them stayed text. */
export function madeOf(root: ParentNode): readonly string[] {
  const elements = [
    ...root.querySelectorAll(`[${HTML_MARK}],[href^="javascript:" i],[src^="javascript:" i]`),
  ];
  const made = elements.map(({ outerHTML }) => outerHTML.slice(0, 120));
  return 'nastyRan' in globalThis ? [...made, 'a script ran'] : made;
}
