import { GroupList } from '@chatdeck/ui/group';
import { useSearchParams } from 'react-router';

/** /group/room; `name` is the initial search text. */
export function GroupPage() {
  const name = useSearchParams()[0].get('name') ?? '';
  return <GroupList key={name} initialSearch={name} />;
}
