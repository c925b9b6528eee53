export { ContactList, type ContactListProps } from './contact-list';
