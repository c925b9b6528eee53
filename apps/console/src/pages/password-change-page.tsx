/** /user/password */
export { PasswordChangeScreen as default } from '@chatdeck/ui/account';
