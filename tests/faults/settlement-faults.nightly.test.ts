import { faultSuite } from './fault-suite';
import { SETTLEMENT_FLOWS } from './settlement-flows';
import { buildSettlementScenes } from './settlement-scenes';

faultSuite(SETTLEMENT_FLOWS, buildSettlementScenes);
