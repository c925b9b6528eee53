import { SITE_TITLE, type Locale } from '@chatdeck/sdk/constants';
import { html, Html } from '../http/html';

/** The colours of the console (`packages/ui/src/theme/tokens.ts`); mail programs read no variables. */
const STYLE = `
body { margin: 0; background: #e9eef0; }
.mail { max-width: 520px; margin: 0 auto; padding: 32px 16px; color: #131d23;
  font: 16px/1.6 "Noto Sans", -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", sans-serif; }
.brand { margin: 0 0 16px; color: #0b6858; font-weight: 600; }
.card { padding: 28px 24px; background: #ffffff; border: 1px solid #d5dfe2; border-radius: 14px; }
h1 { margin: 0 0 12px; font-size: 20px; line-height: 1.4; }
p { margin: 0 0 16px; white-space: pre-line; overflow-wrap: anywhere; }
.button { display: inline-block; padding: 10px 22px; background: #0b6858; color: #ffffff; border-radius: 10px;
  font-weight: 600; text-decoration: none; }
.address { color: #5a6a72; font-size: 13px; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) {
  body { background: #0a0f11; }
  .mail { color: #e7edef; }
  .brand { color: #5ecab3; }
  .card { background: #1a2226; border-color: #2a353a; }
  .button { background: #3fb59c; color: #06201b; }
  .address { color: #98a8af; }
}
`;

interface Content {
  /** The subject without the name of the site. */
  readonly title: string;
  /** Paragraphs with an empty line between them. */
  readonly text: string;
  readonly link: string | undefined;
  /** What the link is for. */
  readonly action: string;
}

/** A mail as HTML: nothing external in it, and every text escaped. A paragraph that is the link alone becomes a button. */
export function mailHtml(locale: Locale, { title, text, link, action }: Content): string {
  const paragraphs = text.split('\n\n').map((paragraph) =>
    link !== undefined && paragraph === link
      ? html`<p><a class="button" href="${link}">${action}</a></p>
          <p class="address">${link}</p> `
      : html`<p>${paragraph}</p> `,
  );
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <div class="mail">
          <div class="brand">${SITE_TITLE[locale]}</div>
          <div class="card">
            <h1>${title}</h1>
            ${paragraphs}
          </div>
        </div>
      </body>
    </html> `.text;
}
