import { sourceLocale } from '@chatdeck/sdk/constants';
import { usePreferences } from '#preferences/preferences.ts';
import * as css from './console-picture.css';

/** The pictures that `npm run pictures` takes of the console, in CSS pixels. */
const SIZES = {
  rules: [1280, 740],
  why: [900, 600],
  schedules: [900, 600],
  send: [900, 600],
  panel: [900, 600],
  settings: [900, 600],
  callback: [900, 600],
  dialogues: [900, 600],
  materials: [900, 600],
  forward: [900, 600],
  'room-reply': [900, 600],
  start: [900, 600],
  home: [900, 600],
  providers: [900, 600],
  moderation: [900, 600],
  check: [900, 600],
  recipes: [900, 600],
  log: [900, 600],
  account: [900, 600],
  keys: [900, 600],
  operator: [900, 600],
} as const;

export interface ConsolePictureProps {
  readonly name: keyof typeof SIZES;
  readonly alt: string;
}

/**
 * A picture of the console in the page's language. Both schemes are in the page, so that a prerendered one need not
 * know its reader's; the browser loads only the one that is shown.
 */
export function ConsolePicture({ name, alt }: ConsolePictureProps) {
  const { locale } = usePreferences();
  const [width, height] = SIZES[name];
  const common = { alt, width, height, loading: 'lazy', decoding: 'async' } as const;
  const file = `/pictures/${sourceLocale(locale)}/${name}`;
  return (
    <div className={css.frame}>
      <img {...common} src={`${file}-light.webp`} className={css.light} />
      <img {...common} src={`${file}-dark.webp`} className={css.dark} />
    </div>
  );
}
