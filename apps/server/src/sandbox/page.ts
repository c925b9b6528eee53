import { createHash } from 'node:crypto';
import type { Locale, Text } from '@chatdeck/sdk/constants';
import type { FastifyReply } from 'fastify';

/** Safe markup: every value in it was escaped. */
class Html {
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
const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(write)));

const STYLE = `
:root { color-scheme: light dark; --line: #d5dae1; --accent: #1f6f54; --on: #fff; }
@media (prefers-color-scheme: dark) { :root { --line: #3a424d; --accent: #6fd0aa; --on: #10251c; } }
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; }
header { padding: 10px 20px; border-bottom: 1px solid var(--line); font-size: 14px; }
main { max-width: 420px; margin: 0 auto; padding: 24px 20px; overflow-wrap: anywhere; }
h1 { font-size: 20px; line-height: 1.4; margin: 0 0 8px; }
p { margin: 0 0 16px; }
form { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
button { min-height: 44px; padding: 0 20px; border: 1px solid var(--line); border-radius: 8px;
  font: inherit; background: transparent; color: inherit; cursor: pointer; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

/** No scripts, nothing external; the one style is allowed by its hash. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SANDBOX: Text = {
  'zh-CN': '沙箱：本页代替手机，不会发生真实的扫码或付款',
  en: 'Sandbox: this page stands for the phone; nothing is really scanned or paid',
};

export interface Page {
  readonly title: Text;
  readonly text: Text;
  /** The form, if there is something to answer. */
  readonly form?: Html;
}

/** Sends a page with a header that marks it as a sandbox. */
export function sendPage(reply: FastifyReply, locale: Locale, { title, text, form }: Page) {
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title[locale]}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <header role="note">${SANDBOX[locale]}</header>
        <main>
          <h1>${title[locale]}</h1>
          <p>${text[locale]}</p>
          ${form ?? ''}
        </main>
      </body>
    </html> `;
  return reply
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(page.text);
}

/** A form with one button for each answer; the hidden fields are submitted with it. */
export const answerForm = (
  action: string,
  hidden: Readonly<Record<string, string>>,
  answers: readonly { readonly value: string; readonly text: string; readonly isMain?: boolean }[],
): Html =>
  html`<form method="post" action="${action}">
    ${Object.entries(hidden).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" /> `,
    )}${answers.map(
      ({ value, text, isMain }) =>
        html`<button name="answer" value="${value}" class="${isMain ? 'main' : ''}">
          ${text}
        </button> `,
    )}
  </form>`;
