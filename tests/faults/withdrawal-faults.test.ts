import { faultSuite } from './fault-suite';
import { WITHDRAWAL_FLOWS } from './flows';

faultSuite(WITHDRAWAL_FLOWS);
