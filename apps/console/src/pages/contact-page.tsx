import { ContactList } from '@chatdeck/ui/contact';
import { useSearchParams } from 'react-router';

/** /contact/list; `name` is what the search begins with. */
export function ContactPage() {
  const name = useSearchParams()[0].get('name') ?? '';
  return <ContactList key={name} initialSearch={name} />;
}
