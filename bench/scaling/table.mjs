/** A number with three digits, and thousands apart. */
export const digits = (value) =>
  Number((value ?? NaN).toPrecision(3)).toLocaleString('en', { maximumSignificantDigits: 3 });

export const ms = (value) => `${digits(value)} ms`;
export const both = ({ p50, p99 }) => `${digits(p50)} / ${digits(p99)} ms`;

/** A table of Markdown from its head and its rows. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
