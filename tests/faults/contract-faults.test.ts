import { faultSuite } from './fault-suite';
import { CONTRACT_FLOWS } from './flows';

faultSuite(CONTRACT_FLOWS);
