import { HTML_MARK, RUN } from './nasty-strings';

/** Elements that run an attribute by themselves, with what makes them do so. */
const EVENTS = [
  '<img src=x onerror=RUN>',
  '<svg onload=RUN></svg>',
  '<body onload=RUN>',
  '<iframe onload=RUN></iframe>',
  '<video src=x onerror=RUN></video>',
  '<audio src=x onerror=RUN></audio>',
  '<video><source onerror=RUN></video>',
  '<input autofocus onfocus=RUN>',
  '<textarea autofocus onfocus=RUN></textarea>',
  '<select autofocus onfocus=RUN></select>',
  '<details open ontoggle=RUN>x</details>',
  '<marquee onstart=RUN>x</marquee>',
  '<object data=x onerror=RUN></object>',
  '<link rel=stylesheet href=x onerror=RUN>',
  '<style onload=RUN></style>',
  '<script src=x onerror=RUN></script>',
  '<p tabindex=0 autofocus onfocus=RUN>x</p>',
  '<p style="animation:x" onanimationstart=RUN>x</p>',
  '<svg><animate onbegin=RUN attributeName=x dur=1s></svg>',
  '<svg><set onbegin=RUN attributeName=x></svg>',
  '<image src=x onerror=RUN>',
  '<picture><img src=x onerror=RUN></picture>',
  '<math><mtext><img src=x onerror=RUN></mtext></math>',
  '<template><img src=x onerror=RUN></template>',
  '<noscript><img src=x onerror=RUN></noscript>',
] as const;

/** Elements that lead to a script or contain one. */
const ELEMENTS = [
  '<script>RUN</script>',
  '<script type=module>RUN</script>',
  '<iframe src="javascript:RUN"></iframe>',
  '<iframe srcdoc="<script>RUN</script>"></iframe>',
  '<a href="javascript:RUN">x</a>',
  '<a href="&#106;avascript:RUN">x</a>',
  '<a href="java\tscript:RUN">x</a>',
  '<form action="javascript:RUN"><button>x</button></form>',
  '<button formaction="javascript:RUN">x</button>',
  '<meta http-equiv=refresh content="0;url=javascript:RUN">',
  '<base href="javascript:RUN//">',
  '<embed src="javascript:RUN">',
  '<object data="javascript:RUN"></object>',
  '<svg><a xlink:href="javascript:RUN"><text>x</text></a></svg>',
  '<svg><script>RUN</script></svg>',
  '<svg><foreignObject><iframe onload=RUN></iframe></foreignObject></svg>',
  '<math><a xlink:href="javascript:RUN">x</a></math>',
  '<isindex type=image src=x onerror=RUN>',
] as const;

/** How an element gets out of the place that a text has in a page. */
const WAYS_OUT: readonly ((element: string) => string)[] = [
  (element) => element,
  (element) => `">${element}`,
  (element) => `'>${element}`,
  (element) => `</title></textarea></style></script>${element}`,
];

/** Addresses that run where they are followed or loaded. */
const ADDRESSES = [
  'javascript:RUN',
  'JaVaScRiPt:RUN',
  ' javascript:RUN',
  '\u0001javascript:RUN',
  'java\nscript:RUN',
  'java\tscript:RUN',
  'javascript://%0aRUN',
  'javascript&colon;RUN',
  'vbscript:RUN',
  'data:text/html,<script>RUN</script>',
  'data:text/html;base64,PHNjcmlwdD5uYXN0eVJhbj10cnVlPC9zY3JpcHQ+',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="RUN"/>',
  'blob:javascript:RUN',
  'view-source:javascript:RUN',
  'https://example.com/"onerror="RUN',
  "https://example.com/'onload='RUN",
  'https://example.com/?q=<script>RUN</script>',
  '//example.com/" onfocus=RUN autofocus x="',
] as const;

/** Texts that other languages than HTML would run: templates, styles, style sheets' addresses, JSON and entities. */
const OTHERS = [
  '{{constructor.constructor("RUN")()}}',
  '${RUN}',
  '<%= RUN %>',
  '#{RUN}',
  '[[RUN]]',
  '{@html "<img src=x onerror=RUN>"}',
  '"-RUN-"',
  "'-RUN-'",
  '`-RUN-`',
  '\\";RUN;//',
  "\\';RUN;//",
  '*/RUN/*',
  '-->RUN<!--',
  ']]>RUN<![CDATA[',
  'expression(RUN)',
  'background:url("javascript:RUN")',
  '}</style><script>RUN</script>',
  '@import "javascript:RUN";',
  '&lt;script&gt;RUN&lt;/script&gt;',
  '&#60;img src=x onerror=RUN&#62;',
  '%3Cscript%3ERUN%3C/script%3E',
  '\\u003cscript\\u003eRUN\\u003c/script\\u003e',
  '+ADw-script+AD4-RUN+ADw-/script+AD4-',
  '<scr<script>ipt>RUN</scr</script>ipt>',
  '<<script>RUN//<</script>',
  '<img src=x onerror\u0000=RUN>',
  '<svg/onload=RUN//',
  '<a\u2028href="javascript:RUN">x</a>',
  '{"__proto__":{"innerHTML":"<img src=x onerror=RUN>"}}',
  '![x](javascript:RUN)',
  '[x](javascript:RUN)',
  '<https://example.com/onerror=RUN>',
  '\u202E<script>RUN</script>',
  '<x onclick=RUN>x</x>',
  'onfocus=RUN autofocus',
] as const;

/** The mark of an element that was made, and what a script that ran leaves. */
const armed = (text: string): string =>
  text.replaceAll('RUN', RUN).replace(/<([a-z]+)(?=[\s/>])/, `<$1 ${HTML_MARK}`);

const COUNT = 150;

/** 150 texts that would run a script somewhere: elements, ways out of an attribute, addresses, templates. */
export const SCRIPT_PAYLOADS: readonly string[] = [
  ...ADDRESSES,
  ...OTHERS,
  ...WAYS_OUT.flatMap((out, way) =>
    // Each element as it is, and half of them out of each place.
    [...ELEMENTS, ...EVENTS].filter((_, at) => way === 0 || (at + way) % 2 === 0).map(out),
  ),
]
  .map(armed)
  .slice(0, COUNT);
