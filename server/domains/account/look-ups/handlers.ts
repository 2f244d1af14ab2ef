/** Small public look-ups. */
import { asc, eq } from 'drizzle-orm';
import { CaptchaSupplier, DEFAULT_SOURCE_ID } from '../../../../src/contract/account/values';
import type { CallContext, Handler, HandlersOf } from '../../../core/http/handler';
import { areaCodes, presents, sources } from './tables';

const SUPPLIER_NAMES = { slider: '拖动拼图', spoken: '听算式' } as const;

const getCountryMobilePrefixs: Handler<'getCountryMobilePrefixs'> = async (_request, { db }) =>
  db
    .select({
      country: areaCodes.country,
      areaCode: areaCodes.areaCode,
      firstLetter: areaCodes.firstLetter,
      top: areaCodes.top,
    })
    .from(areaCodes)
    .orderBy(asc(areaCodes.position));

async function sourceOf({ db }: CallContext, sourceKey: string): Promise<{ sourceId: number }> {
  const [found] = await db.select().from(sources).where(eq(sources.sourceKey, sourceKey));
  return { sourceId: found?.sourceId ?? DEFAULT_SOURCE_ID };
}

const getSourceId: Handler<'getSourceId'> = ({ channel = '' }, context) => sourceOf(context, channel);

const getSourceIdByKey: Handler<'getSourceIdByKey'> = ({ sourceKey }, context) =>
  sourceOf(context, sourceKey);

const getPresentId: Handler<'getPresentId'> = async ({ presentKey }, { db }) => {
  const [found] = await db.select().from(presents).where(eq(presents.presentKey, presentKey));
  return { presentId: found?.presentId ?? '' };
};

/** Derived from the configuration, not stored: the audio captcha is offered only if a speech provider exists. */
const getSupplierCodeList: Handler<'getSupplierCodeList'> = async (_request, { providers }) => [
  { supplierCode: CaptchaSupplier.slider, supplierName: SUPPLIER_NAMES.slider },
  ...(providers.speech === null
    ? []
    : [{ supplierCode: CaptchaSupplier.spoken, supplierName: SUPPLIER_NAMES.spoken }]),
];

export const commonHandlers: HandlersOf<
  'getCountryMobilePrefixs' | 'getSourceId' | 'getSourceIdByKey' | 'getPresentId' | 'getSupplierCodeList'
> = { getCountryMobilePrefixs, getSourceId, getSourceIdByKey, getPresentId, getSupplierCodeList };
