import { FileSpaceView } from './file-space.view';
import { useFileSpace } from './use-file-space';

/** The space that the files of the account take, a card of the personal centre. */
export const FileSpace = () => <FileSpaceView {...useFileSpace()} />;
