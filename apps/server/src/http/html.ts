/** Safe markup: every value in it was escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

function write(value: Value): string {
  if (typeof value === 'string') return escape(value);
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('');
}

/** Writes markup and escapes every text in it; safe in quoted attributes too. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(write)));
