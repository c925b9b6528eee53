import { SCREEN_FIXTURES } from '../screen-fixtures';
import { describeFirstLoad } from './first-load';

describeFirstLoad(SCREEN_FIXTURES);
