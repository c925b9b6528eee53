import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { MaterialPanel } from '@chatdeck/ui/material';
import { useSearchParams } from 'react-router';

/** /material/h5; `name` is what the search begins with. */
export default function H5MaterialPage() {
  const name = useSearchParams()[0].get('name') ?? '';
  return <MaterialPanel key={name} type={CONTENT_TYPE.h5} initialSearch={name} />;
}
