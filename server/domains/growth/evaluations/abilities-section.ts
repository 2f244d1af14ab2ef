import type { Picture, Section } from '../../../../src/contract/growth/report.schema';
import { PictureKind, SectionKey } from '../../../../src/contract/growth/values';
import { section } from '../sections/empty';
import { CORNERS } from '../sections/mastery';
import { isStrong, isMeasured, isToPractise, type AbilityResult, type Result } from './abilities';
import type { EvaluationFacts } from './facts';
import { evaluationTexts as texts } from './texts';

const LISTED = 10;

/** Results by ability, compared with the child's previous evaluation. */
export function abilitiesSection({
  child,
  earlier,
  result,
}: Pick<EvaluationFacts, 'child' | 'earlier' | 'result'>): Section {
  const { abilities } = result;
  if (abilities.length === 0)
    return section(SectionKey.abilities, texts.abilities, { isEnough: false, sentence: texts.noAbilities });
  const compared = earlier && { day: earlier.day, gains: gainsOf(abilities, earlier.result) };
  return section(SectionKey.abilities, texts.abilities, {
    sentence: sentenceOf(child, abilities) + (compared ? comparison(compared) : ''),
    pictures: [pictureOf(abilities, earlier)],
    good: abilities.filter(isStrong).slice(0, LISTED).map(texts.ofAbility),
    practise: abilities.filter(isToPractise).slice(0, LISTED).map(texts.ofAbility),
  });
}

function sentenceOf(child: string, abilities: readonly AbilityResult[]): string {
  const best = abilities.filter(isStrong).toSorted((one, other) => other.percent - one.percent)[0];
  const worst = abilities.filter(isToPractise).toSorted((one, other) => one.percent - other.percent)[0];
  if (best === undefined && worst === undefined) return texts.tooFew(child);
  if (abilities.every(({ percent }) => percent === 100)) return texts.allRight(child);
  if (best === undefined) return texts.onlyWorst(child, abilities.filter(isToPractise).length);
  return worst === undefined ? texts.onlyBest(child, best) : texts.bestAndWorst(child, best, worst);
}

interface Gain {
  readonly name: string;
  readonly points: number;
}

/** For abilities in both evaluations. */
function gainsOf(abilities: readonly AbilityResult[], before: Result): Gain[] {
  return abilities.flatMap(({ name, percent }) => {
    const then = before.abilities.find((other) => other.name === name);
    return then === undefined ? [] : [{ name, points: percent - then.percent }];
  });
}

/** The greatest gain first; if nothing improved, says so. */
function comparison({ day, gains }: { readonly day: string; readonly gains: readonly Gain[] }): string {
  const sorted = [...gains].sort((one, other) => other.points - one.points);
  const most = sorted[0];
  const least = sorted.at(-1);
  if (most === undefined || least === undefined) return '';
  if (most.points > 0) return texts.better(day, most.name);
  return least.points < 0 ? texts.lower(day, least.name) : texts.alike(day);
}

const pictureOf = (abilities: readonly AbilityResult[], earlier: EvaluationFacts['earlier']): Picture => ({
  kind: abilities.length < CORNERS || !abilities.every(isMeasured) ? PictureKind.ring : PictureKind.radar,
  unit: '%',
  max: 100,
  points: abilities.map(({ asked, name, percent }) => {
    const then = earlier?.result.abilities.find((other) => other.name === name);
    return { label: name, value: percent, of: asked, ...(then ? { before: then.percent } : {}) };
  }),
  nowName: texts.now,
  beforeName: earlier ? texts.before(earlier.day) : '',
});
