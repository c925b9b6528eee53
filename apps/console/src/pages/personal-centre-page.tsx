/** /user/info */
export { PersonalCentre as default } from '@chatdeck/ui/account';
