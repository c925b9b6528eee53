import { SCREEN_SPECIMENS } from '../screen-specimens';
import { describeFirstLoad } from './first-load';

describeFirstLoad(SCREEN_SPECIMENS);
