import { MATERIAL_FIXTURES } from '../material-fixtures';
import { describeFirstLoad } from './first-load';

describeFirstLoad(MATERIAL_FIXTURES);
