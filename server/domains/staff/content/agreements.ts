/** Agreements: corrections and new versions. */
import { AgreementState } from '../../../../src/contract/staff/values';
import { isDay } from '../../../core/day';
import { pageOf } from '../../../core/db/page';
import { badInput, withCount } from '../../../core/http/handler';
import { orNotFound } from '../../../core/http/policy';
import { today } from '../../../core/time';
import {
  addVersion,
  correct,
  newestVersion,
  versionOf,
  versionsInForce,
  versionsOf,
  versionToEdit,
  type AgreementRow,
} from '../../account/agreements/versions';
import { sectionsOf, writtenOf } from '../../account/agreements/written';
import type { OperatorContext, OperatorHandlersOf } from '../handler';
import { STAFF_MESSAGES } from '../messages';
import { assertUnchanged, etagOf } from './etag';

type InForce = Awaited<ReturnType<typeof versionsInForce>>;

function stateOf(
  { type, version }: Pick<AgreementRow, 'type' | 'version'>,
  inForce: InForce,
): AgreementState {
  const shown = inForce.get(type) ?? 0;
  if (version === shown) return AgreementState.inForce;
  return version > shown ? AgreementState.coming : AgreementState.earlier;
}

const summaryOf = (row: AgreementRow, inForce: InForce) => ({
  ...{ type: row.type, version: row.version, title: row.title },
  ...{ changedOn: row.changedOn, effectiveOn: row.effectiveOn, state: stateOf(row, inForce) },
});

/** A newer version that a colleague began holds other words than those that were read here. */
const writtenIn = async ({ db }: OperatorContext, { intro, sections, title, type }: AgreementRow) => ({
  ...{ title, intro, text: writtenOf(sections) },
  newest: await newestVersion(db, type),
});

export const agreements: OperatorHandlersOf<
  'listAgreementVersions' | 'getAgreementVersion' | 'saveAgreement'
> = {
  async listAgreementVersions(asked, context) {
    const inForce = await versionsInForce(context);
    const { rows, total } = await pageOf((paging) => versionsOf(context.db, paging), asked);
    return withCount(
      rows.map(({ row }) => summaryOf(row, inForce)),
      total,
    );
  },

  async getAgreementVersion(which, context) {
    const row = orNotFound(await versionOf(context.db, which), STAFF_MESSAGES.unknown);
    const written = await writtenIn(context, row);
    const { intro, text } = written;
    return {
      ...{ ...summaryOf(row, await versionsInForce(context)), intro, text },
      etag: etagOf(written),
    };
  },

  async saveAgreement({ etag, effectiveOn, intro, isNewVersion, text, title, type, version }, context) {
    const before = orNotFound(await versionToEdit(context.db, { type, version }), STAFF_MESSAGES.unknown);
    assertUnchanged(await writtenIn(context, before), etag);
    const sections = sectionsOf(text);
    if (sections === null) throw badInput('text', STAFF_MESSAGES.sections);
    const words = { title: title.trim(), intro: intro.trim(), sections };
    if (!isNewVersion) {
      if (stateOf(before, await versionsInForce(context)) === AgreementState.earlier)
        throw badInput('isNewVersion', STAFF_MESSAGES.earlier);
      await correct(context, before, words);
      context.concerns({ detail: { type, version, isNewVersion } });
      return { type, version };
    }
    if (!isDay(effectiveOn) || effectiveOn < today(context.clock))
      throw badInput('effectiveOn', STAFF_MESSAGES.effectiveOn);
    const added = await addVersion(context, { type, effectiveOn, ...words });
    context.concerns({ detail: { type, version: added, isNewVersion, effectiveOn } });
    return { type, version: added };
  },
};
