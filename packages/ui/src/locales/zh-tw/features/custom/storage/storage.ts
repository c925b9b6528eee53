// Written by `npm run zh-tw` from features/custom/storage/storage.messages.ts.
import type { LanguageTexts } from '#messages';
import type { storageMessages } from '#features/custom/storage/storage.messages.ts';

export const storageTexts: LanguageTexts<typeof storageMessages> = () => ({
  type: '儲存服務',
  regionPlaceholder: '選擇地域',
  bucket: '儲存貯體',
  domain: '自訂網域',
  domainHint: '綁定到儲存貯體的網域；不填用預設網域',
  path: '路徑前綴',
  ossPathHint: '例如 chat/，不以 / 開頭',
  s3PathHint: '例如 /chat，必須以 / 開頭',
  endpoint: '服務地址',
  endpointHint: '只填主機名，例如 s3.example.com',
  s3Region: '區域',
});
