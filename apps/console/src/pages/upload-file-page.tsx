/** /custom/uploadFile */
export { UploadFileScreen as default } from '@chatdeck/ui/config-part';
