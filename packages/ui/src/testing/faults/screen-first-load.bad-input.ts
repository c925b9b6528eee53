import { SCREEN_SPECIMENS } from '../catalogue/screen-specimens';
import { describeFirstLoad } from './first-load';

describeFirstLoad(SCREEN_SPECIMENS);
