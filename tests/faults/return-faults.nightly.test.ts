import { faultSuite } from './fault-suite';
import { RETURN_FLOWS } from './settlement-flows';
import { buildSettlementScenes } from './settlement-scenes';

faultSuite(RETURN_FLOWS, buildSettlementScenes);
