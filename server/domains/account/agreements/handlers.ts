/** Public agreements and privacy policies, in the version effective today. */
import { and, desc, eq } from 'drizzle-orm';
import { AgreementType } from '../../../../src/contract/account/values';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { BusinessError, type HandlersOf } from '../../../core/http/handler';
import { agreements } from './tables';
import { isInForce } from './versions';

const AGREEMENT_MESSAGES = { missing: '该文档暂时无法查看' } as const;

const summaryColumns = {
  type: agreements.type,
  version: agreements.version,
  title: agreements.title,
  changedOn: agreements.changedOn,
  effectiveOn: agreements.effectiveOn,
};

export const agreementHandlers: HandlersOf<'listAgreements' | 'getAgreement'> = {
  async listAgreements(_request, context) {
    const newest = await context.db
      .selectDistinctOn([agreements.type], summaryColumns)
      .from(agreements)
      .where(isInForce(context.clock))
      .orderBy(agreements.type, desc(agreements.version));
    const order = Object.values<AgreementType>(AgreementType);
    return newest.sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  },

  async getAgreement({ type }, context) {
    const { intro, sections } = agreements;
    const [found] = await context.db
      .select({ ...summaryColumns, intro, sections })
      .from(agreements)
      .where(and(eq(agreements.type, type), isInForce(context.clock)))
      .orderBy(desc(agreements.version))
      .limit(1);
    if (found === undefined) throw new BusinessError(BACKEND_CODE.notFound, AGREEMENT_MESSAGES.missing);
    return { ...found, sections: [...found.sections] };
  },
};
