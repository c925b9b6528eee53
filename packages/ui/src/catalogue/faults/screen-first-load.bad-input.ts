import { SCREEN_SPECIMENS } from '../screen-fixtures';
import { describeFirstLoad } from './first-load';

describeFirstLoad(SCREEN_SPECIMENS);
