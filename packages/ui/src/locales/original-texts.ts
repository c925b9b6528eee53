import { createWording, type Wording } from '#messages/wording.ts';
import { ALL_MESSAGES } from './all-messages.ts';

interface Tables {
  readonly texts: { readonly en: (wording: Wording) => object };
}
type Originals = ReadonlyMap<string, unknown>;

/** The English texts of every component, by the component's id and the text's. */
export function originalTexts(): readonly (readonly [id: string, texts: Originals])[] {
  const all: Readonly<Record<string, Tables>> = { ...ALL_MESSAGES };
  const wording = createWording('en');
  return Object.entries(all).map(
    ([id, { texts }]) => [id, new Map<string, unknown>(Object.entries(texts.en(wording)))] as const,
  );
}
