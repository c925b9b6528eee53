import { sourceLocale, textIn } from '@chatdeck/sdk/constants';
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

const ENLARGE = { 'zh-CN': '查看原图', en: 'Open full size' };

/**
 * A picture of the console in the page's language, with a link to its file: on a phone its texts are too small to read. Both
 * schemes are in the page, so that a prerendered one need not know its reader's; the browser loads only the one that is shown.
 */
export function ConsolePicture({ name, alt }: ConsolePictureProps) {
  const { locale } = usePreferences();
  const [width, height] = SIZES[name];
  const common = { alt, width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <div className={css.frame}>
      {(['light', 'dark'] as const).map((scheme) => {
        const file = `/pictures/${sourceLocale(locale)}/${name}-${scheme}.webp`;
        return (
          <a
            key={scheme}
            href={file}
            target="_blank"
            rel="noopener"
            className={css.picture[scheme]}
            aria-label={`${textIn(ENLARGE, locale)}: ${alt}`}
          >
            <img {...common} src={file} className={css.image} />
          </a>
        );
      })}
    </div>
  );
}
