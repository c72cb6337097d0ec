import { faultSuite } from './fault-suite';
import { RELEASE_FLOWS } from './flows';

faultSuite(RELEASE_FLOWS);
