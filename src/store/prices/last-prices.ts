import * as v from 'valibot';
import type { LastPrices } from '@/domain/money/last-price';
import { isPlausiblePrice } from '@/domain/money/price';
import { deviceRecord } from '@/store/device/device-record';

const lastPriceSchema = v.object({
  perBtc: v.pipe(v.number(), v.check(isPlausiblePrice)),
  at: v.pipe(v.number(), v.finite()),
});

const lastPricesSchema = v.object({
  EUR: v.exactOptional(lastPriceSchema),
  USD: v.exactOptional(lastPriceSchema),
});

/** One price for each currency, for all accounts of this device. What cannot be read counts as never seen. */
export const lastPriceRecord = deviceRecord<LastPrices>({
  name: 'prices',
  parse: (stored) => {
    const read = v.safeParse(lastPricesSchema, stored);
    return read.success ? read.output : {};
  },
});
