import { FIXTURES } from '../fixtures';
import { describeReload } from './reload';

describeReload(FIXTURES);
