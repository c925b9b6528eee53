/** /contact/list */
export { ContactList as default } from '@chatdeck/ui/contact';
