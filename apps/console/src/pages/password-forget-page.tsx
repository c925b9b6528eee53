/** /password-forget */
export { PasswordForgetScreen as default } from '@chatdeck/ui/account';
