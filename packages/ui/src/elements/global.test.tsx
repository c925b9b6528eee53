import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { open, setUpElementPages } from '#testing/element-page.ts';
import { serve } from '#testing/with-backend.tsx';
import { accentTokens } from '#theme/accent-tokens.ts';
import type { Language } from './languages';

interface Chatdeck {
  readonly accentTokens: typeof accentTokens;
  readonly defineLocale: (...language: Language) => string;
  readonly missingTexts: (tag: string) => Promise<readonly string[]>;
}
declare global {
  interface Window {
    readonly Chatdeck?: Chatdeck;
  }
}

setUpElementPages();
beforeAll(() => import('./global'));

function chatdeck(): Chatdeck {
  if (!window.Chatdeck) throw new Error('The script says nothing of itself');
  return window.Chatdeck;
}
const panel = '<chatdeck-material-panel></chatdeck-material-panel>';
const add = (name: string) => screen.findAllByRole('button', { name });

describe('The script of a page without a bundler', () => {
  it('shows a language of the page', async () => {
    serve();
    expect(chatdeck().defineLocale('EO', { 'material-panel': { add: 'Aldoni' } })).toBe('eo');
    open(panel, { locale: 'eo' });
    expect(await add('Aldoni')).not.toEqual([]);
  });

  it('shows it also where it comes after the elements', async () => {
    serve();
    open(panel, { locale: 'io' });
    await add('Add material');
    chatdeck().defineLocale('io', { 'material-panel': { add: 'Adjuntar' } });
    expect(await add('Adjuntar')).not.toEqual([]);
  });

  it('loads a language when it is shown', async () => {
    serve();
    const texts = { 'material-panel': { add: 'Adder' } };
    chatdeck().defineLocale('ia', () => Promise.resolve({ default: texts }));
    open(panel, { locale: 'ia' });
    expect(await add('Adder')).not.toEqual([]);
  });

  it('lists what a language lacks', async () => {
    const texts = { 'material-panel': { add: 'Läägütön' } };
    chatdeck().defineLocale('vo', () => Promise.resolve({ default: texts }));
    const missing = await chatdeck().missingTexts('vo');
    expect(missing).toContain('material-panel.search');
    expect(missing).not.toContain('material-panel.add');
    expect(await chatdeck().missingTexts('en')).toEqual([]);
  });

  it('makes the tokens of an accent', () => {
    expect(chatdeck().accentTokens('#8a2b3c')).toEqual(accentTokens('#8a2b3c'));
  });
});
