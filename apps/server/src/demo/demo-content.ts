import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { extensionOf } from '../storage/file-kinds';
import type { DemoFile, DemoUrls } from './demo-files';
import type { MaterialTexts } from './texts/demo-texts';

type Tag = keyof MaterialTexts['tags'];
type TextId = keyof MaterialTexts['texts'];

/** Texts, oldest first. */
const TEXTS: readonly (readonly [id: TextId, tag: Tag])[] = [
  ['newFriend', 'greeting'],
  ['menu', 'greeting'],
  ['joining', 'groups'],
  ['hours', 'service'],
  ['shipping', 'service'],
  ['returns', 'service'],
  ['bookClub', 'events'],
  ['run', 'events'],
  ['weekly', 'reminders'],
  ['lunch', 'reminders'],
  ['holiday', 'greeting'],
  ['staff', 'service'],
];

/** Pictures and files, oldest first. */
const FILES: readonly (readonly [file: DemoFile, tag: Tag])[] = [
  ['sign-up.csv', 'events'],
  ['menu.pdf', 'service'],
  ['shop.jpg', 'service'],
  ['run.jpg', 'events'],
  ['new-books.jpg', 'arrivals'],
  ['reading-club.jpg', 'events'],
];

/** The mini program of the shop. */
const MINI = {
  type: CONTENT_TYPE.mini,
  appid: 'wx0123456789abcdef',
  username: 'gh_0123456789ab@app',
} as const;

/** Texts first, since the newest are listed first: pictures, files and cards are what a list shows at a glance. */
export const demoMaterials = (
  { tags, texts, minis, links, files, shop }: MaterialTexts,
  urls: DemoUrls,
) => [
  ...TEXTS.map(([id, tag]) => ({ type: CONTENT_TYPE.text, tag: tags[tag], ...texts[id] })),
  {
    ...MINI,
    ...minis.run,
    tag: tags.events,
    description: shop,
    pagePath: 'pages/run/index.html',
    thumbUrl: urls['run.jpg'],
    iconUrl: urls['shop.jpg'],
  },
  {
    ...MINI,
    ...minis.seats,
    tag: tags.events,
    description: shop,
    pagePath: 'pages/book/index.html',
    thumbUrl: urls['shop.jpg'],
    iconUrl: urls['shop.jpg'],
  },
  {
    type: CONTENT_TYPE.h5,
    ...links.bookClub,
    tag: tags.events,
    url: 'https://example.com/reading-club',
    thumbUrl: urls['reading-club.jpg'],
  },
  {
    type: CONTENT_TYPE.h5,
    ...links.route,
    tag: tags.service,
    url: 'https://example.com/how-to-come',
    thumbUrl: urls['shop.jpg'],
  },
  {
    type: CONTENT_TYPE.h5,
    ...links.newBooks,
    tag: tags.arrivals,
    url: 'https://example.com/new-books',
    thumbUrl: urls['new-books.jpg'],
  },
  ...FILES.map(([file, tag]) => ({
    type: CONTENT_TYPE.file,
    name: files[file],
    tag: tags[tag],
    fileType: extensionOf(file),
    url: urls[file],
  })),
];
