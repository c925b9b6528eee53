/** /user/email */
export { EmailChangeScreen as default } from '@chatdeck/ui/account';
