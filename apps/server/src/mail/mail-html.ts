import { SITE_TITLE, type Locale, type Text, textIn } from '@chatdeck/sdk/constants';
import { html, Html } from '../http/html';
import { DARK, FONT, LIGHT } from '../look/palette';

/**
 * Mail programs read no variables and many no stylesheet, so that the light scheme stands in each element; what they
 * read of a stylesheet is for the dark one, which has to overrule it.
 */
const CSS = {
  page: `margin:0;padding:0;background:${LIGHT.bg};-webkit-text-size-adjust:100%`,
  frame: `background:${LIGHT.bg}`,
  gutter: `padding:32px 16px;font:14px/22px ${FONT};color:${LIGHT.text}`,
  column: 'max-width:520px;margin:0 auto',
  brand: `padding:0 4px 16px;font:600 16px/24px ${FONT};color:${LIGHT.accentText}`,
  card: `padding:28px 24px 12px;background:${LIGHT.raised};border:1px solid ${LIGHT.hairline};border-radius:10px`,
  title: `margin:0 0 12px;font:600 20px/28px ${FONT};color:${LIGHT.text}`,
  text: `margin:0 0 16px;font:15px/24px ${FONT};color:${LIGHT.text2};white-space:pre-line;overflow-wrap:anywhere;word-break:break-word`,
  buttonCell: `border-radius:6px;background:${LIGHT.accent}`,
  button: `display:inline-block;padding:10px 22px;border-radius:6px;font:600 16px/24px ${FONT};color:${LIGHT.onAccent};text-decoration:none`,
  address: `margin:12px 0 20px;font:12px/18px ${FONT};color:${LIGHT.muted}`,
  addressLink: `color:${LIGHT.accentText};overflow-wrap:anywhere;word-break:break-all`,
  footer: `padding:16px 4px 0;font:12px/18px ${FONT};color:${LIGHT.muted}`,
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0',
} as const;

const DARK_STYLE = new Html(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .frame { background: ${DARK.bg} !important; }
  .brand, .address a { color: ${DARK.accentText} !important; }
  .card { background: ${DARK.raised} !important; border-color: ${DARK.hairline} !important; }
  .title { color: ${DARK.text} !important; }
  .text { color: ${DARK.text2} !important; }
  .button-cell { background: ${DARK.accent} !important; }
  .button { color: ${DARK.onAccent} !important; }
  .address, .footer { color: ${DARK.muted} !important; }
}
</style>`);

const IF_BUTTON_FAILS: Text = {
  'zh-CN': '按钮点不开时，把这个链接复制到浏览器：',
  en: 'If the button does not work, copy this link into your browser:',
};
const FOOTER: Text = {
  'zh-CN': '这封邮件由系统自动发出，直接回复不会有人看到。',
  en: 'This mail was sent automatically; nobody reads the replies.',
};

interface Content {
  /** The subject without the name of the site. */
  readonly title: string;
  /** What a list of mails shows beside the subject. */
  readonly preview: string;
  /** Paragraphs with an empty line between them. */
  readonly text: string;
  readonly link: string | undefined;
  /** What the link is for. */
  readonly action: string;
}

const TABLE = new Html('role="presentation" cellpadding="0" cellspacing="0" border="0"');

/** A button of a table cell, which Outlook draws too, and below it the address for who cannot press it. */
function button(locale: Locale, link: string, action: string): Html {
  const failing = textIn(IF_BUTTON_FAILS, locale);
  return html`<table ${TABLE}>
      <tr>
        <td class="button-cell" bgcolor="${LIGHT.accent}" style="${CSS.buttonCell}">
          <a class="button" href="${link}" style="${CSS.button}">${action}</a>
        </td>
      </tr>
    </table>
    <p class="address" style="${CSS.address}">
      ${failing}<br /><a href="${link}" style="${CSS.addressLink}">${link}</a>
    </p> `;
}

/** A mail as HTML: nothing external in it, and every text escaped. A paragraph that is the link alone becomes a button. */
export function mailHtml(locale: Locale, { title, preview, text, link, action }: Content): string {
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) =>
      link !== undefined && paragraph === link
        ? button(locale, link, action)
        : html`<p class="text" style="${CSS.text}">${paragraph}</p> `,
    );
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        ${DARK_STYLE}
      </head>
      <body class="page" style="${CSS.page}">
        <div style="${CSS.preview}">${preview}</div>
        <table class="frame" ${TABLE} width="100%" bgcolor="${LIGHT.bg}" style="${CSS.frame}">
          <tr>
            <td align="center" style="${CSS.gutter}">
              <table ${TABLE} width="100%" style="${CSS.column}">
                <tr>
                  <td class="brand" align="left" style="${CSS.brand}">
                    ${textIn(SITE_TITLE, locale)}
                  </td>
                </tr>
                <tr>
                  <td class="card" align="left" bgcolor="${LIGHT.raised}" style="${CSS.card}">
                    <h1 class="title" style="${CSS.title}">${title}</h1>
                    ${paragraphs}
                  </td>
                </tr>
                <tr>
                  <td class="footer" align="left" style="${CSS.footer}">
                    ${textIn(FOOTER, locale)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
}
