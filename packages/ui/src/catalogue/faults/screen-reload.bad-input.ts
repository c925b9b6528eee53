import { MATERIAL_FIXTURES } from '../material-fixtures';
import { SCREEN_FIXTURES } from '../screen-fixtures';
import { describeReload } from './reload';

describeReload([...MATERIAL_FIXTURES, ...SCREEN_FIXTURES]);
