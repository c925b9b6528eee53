import { ContactList } from '@chatdeck/ui/contact';
import { useSearchParams } from 'react-router';

/** /contact/list; `name` is the initial search text. */
export function ContactPage() {
  const name = useSearchParams()[0].get('name') ?? '';
  return <ContactList key={name} initialSearch={name} />;
}
