import { createHash } from 'node:crypto';
import { SITE_TITLE, type Locale, type Text } from '@chatdeck/sdk/constants';
import type { FastifyReply } from 'fastify';
import { html, Html } from '../http/html';

/** The colours of the console (`packages/ui/src/theme/tokens.ts`). */
const STYLE = `
:root { color-scheme: light dark; --bg: #e9eef0; --raised: #fff; --text: #131d23; --muted: #5a6a72; --line: #d5dfe2;
  --control: #7d8f97; --accent: #0b6858; --on: #fff; --warning: #7a4b00; --soft: #fbeed3; }
@media (prefers-color-scheme: dark) { :root { --bg: #0a0f11; --raised: #1a2226; --text: #e7edef; --muted: #98a8af;
  --line: #2a353a; --control: #6c7d85; --accent: #3fb59c; --on: #06201b; --warning: #f0c274; --soft: #3a2a0c; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--bg); color: var(--text);
  font: 16px/1.6 "Noto Sans", system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
header { padding: 10px 20px; background: var(--soft); color: var(--warning); font-size: 14px; text-align: center; }
main { width: min(420px, 100% - 32px); margin: auto; padding: 28px 24px; background: var(--raised); overflow-wrap: anywhere;
  border: 1px solid var(--line); border-radius: 14px; }
.brand { margin: 0 0 20px; color: var(--accent); font-weight: 600; font-size: 14px; }
h1 { font-size: 20px; line-height: 1.4; margin: 0 0 8px; }
p { margin: 0; color: var(--muted); }
form { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
button { flex: 1 1 120px; min-height: 44px; padding: 0 20px; border: 1px solid var(--control); border-radius: 10px;
  font: inherit; background: transparent; color: inherit; cursor: pointer; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

// In one piece, so that its hash is the one of the policy.
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);

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
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header role="note">${SANDBOX[locale]}</header>
        <main>
          <div class="brand">${SITE_TITLE[locale]}</div>
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
