/** `npm run zh-tw`: writes the texts in Traditional Chinese, made from the Chinese ones with the reviewed terms of `terms.mjs`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zhTwFiles } from './write.mjs';

const files = await zhTwFiles();
rmSync('packages/ui/src/locales/zh-tw', { recursive: true, force: true });
for (const [file, text] of files) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
