import { faultSuite } from './fault-suite';
import { RETURN_FLOWS } from './return-flows';
import { buildReturnScenes } from './return-scenes';

faultSuite(RETURN_FLOWS, buildReturnScenes);
