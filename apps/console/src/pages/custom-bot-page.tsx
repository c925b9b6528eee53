/** /custom/customBot */
export { CustomBotScreen as default } from '@chatdeck/ui/config-part';
