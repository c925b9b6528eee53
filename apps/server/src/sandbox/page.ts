import { createHash } from 'node:crypto';
import { SITE_TITLE, type Locale, type Text, textIn } from '@chatdeck/sdk/constants';
import type { FastifyReply } from 'fastify';
import { html, Html } from '../http/html';
import { LOGO, STATE_ICONS, type PageState } from './page.icons';
import { STYLE } from './page.style';

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

/** What the question is about: whose account, which order. */
export interface Fact {
  readonly label: Text;
  readonly value: Text;
}

export interface Page {
  readonly state: PageState;
  readonly title: Text;
  readonly text: Text;
  readonly facts?: readonly Fact[];
  /** The form, if there is something to answer. */
  readonly form?: Html;
}

const factList = (facts: readonly Fact[], locale: Locale): Html =>
  html`<dl>
    ${facts.map(
      ({ label, value }) =>
        html`<div>
          <dt>${textIn(label, locale)}</dt>
          <dd>${textIn(value, locale)}</dd>
        </div>`,
    )}
  </dl>`;

/** The page as HTML, with a line above it that marks it as a sandbox. */
export function pageHtml(locale: Locale, { state, title, text, facts, form }: Page): string {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${textIn(title, locale)} - ${textIn(SITE_TITLE, locale)}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header class="sandbox">${textIn(SANDBOX, locale)}</header>
        <main>
          <div class="brand">${LOGO}${textIn(SITE_TITLE, locale)}</div>
          <div class="state ${state}">${STATE_ICONS[state]}</div>
          <h1>${textIn(title, locale)}</h1>
          <p>${textIn(text, locale)}</p>
          ${facts ? factList(facts, locale) : ''}${form ?? ''}
        </main>
      </body>
    </html> `.text;
}

/** Sends a page in the language of the browser that asked. */
export const sendPage = (reply: FastifyReply, locale: Locale, page: Page) =>
  reply
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(pageHtml(locale, page));

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
