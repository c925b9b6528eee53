import type { SdkText } from '@chatdeck/sdk/languages';
import type { MessageOverrides } from '#messages';
import type { AllMessages } from './all-messages.ts';
import type { UiText } from './text-ids.ts';

/** The texts of components, by the component's id and the text's. */
type ComponentTexts = {
  readonly [Id in keyof AllMessages]?: MessageOverrides<AllMessages[Id]>;
};

/**
 * The texts of a language, as far as a host has them: those of components by their ids, and under `texts` those of rules,
 * codes, notices and options, by their English original.
 */
export type LocaleTexts = ComponentTexts & {
  readonly texts?: { readonly [Text in SdkText | UiText]?: string };
};
