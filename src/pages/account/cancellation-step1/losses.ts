import type { CancellationLosses } from '@/contract/account/cancellation.schema';
import { step1Texts as words } from '../cancellation-texts';

interface LossRow {
  readonly name: string;
  readonly value: string;
}

export interface LossGroup {
  readonly title: string;
  readonly rows: readonly LossRow[];
  /** Shown if there is nothing to lose. */
  readonly nothing: string;
  /** Shown below rows that should be settled first. */
  readonly warning: string;
}

/** The losses as listed on the page; zero counts are left out. */
export function lossGroups(losses: CancellationLosses): readonly LossGroup[] {
  const hours = hourRows(losses);
  const pendingItems = pendingRows(losses);
  const groups = [
    { title: words.hours, rows: hours, nothing: words.noHours, warning: words.warnHours },
    {
      title: words.inProgress,
      rows: pendingItems,
      nothing: words.nothingInProgress,
      warning: words.warnMatters,
    },
    { title: words.rewards, rows: rewardRows(losses), nothing: '', warning: '' },
    { title: words.study, rows: studyRows(losses), nothing: '', warning: '' },
    { title: words.shared, rows: sharedRows(losses), nothing: '', warning: '' },
  ];
  return groups.filter(({ rows, nothing }) => rows.length > 0 || nothing !== '');
}

function hourRows({ hours, unclaimedHours }: CancellationLosses): readonly LossRow[] {
  const rows = hours.map(({ name, hours: left }) => ({ name, value: words.hoursOf(formatHours(left)) }));
  if (unclaimedHours === 0) return rows;
  return [...rows, { name: words.unclaimed, value: words.hoursOf(formatHours(unclaimedHours)) }];
}

/** Half hours stay exact; rounds floating-point sums. */
const formatHours = (hours: number): string => String(Math.round(hours * 100) / 100);

function pendingRows(losses: CancellationLosses): readonly LossRow[] {
  const { openOrders, openOrderCount, parcels, parcelCount } = losses;
  const named = [...openOrders, ...parcels].map(({ name, state }) => ({ name, value: state }));
  const more = openOrderCount + parcelCount - named.length;
  return more > 0 ? [...named, { name: words.moreMatters(more), value: '' }] : named;
}

const rewardRows = ({ stars, peaCoins, medals }: CancellationLosses): readonly LossRow[] => [
  ...row(words.stars, stars, words.starsOf),
  ...row(words.peaCoins, peaCoins, words.peaCoinsOf),
  ...row(words.medals, medals, words.medalsOf),
];

const studyRows = (losses: CancellationLosses): readonly LossRow[] => [
  ...row(words.courses, losses.courses.length, words.coursesOf),
  ...row(words.comingLessons, losses.comingLessons, words.lessonsOf),
  ...row(words.reports, losses.reports, words.pieces),
  ...row(words.homework, losses.homework, words.pieces),
  ...row(words.pictures, losses.pictures, words.pieces),
];

/** The child's public content, and the parent's interactions. */
const sharedRows = (losses: CancellationLosses): readonly LossRow[] => [
  ...row(words.works, losses.works, (count) => words.worksOf(count, losses.shownWorks)),
  ...row(words.receivedLikes, losses.receivedLikes, words.likesOf),
  ...row(words.receivedComments, losses.receivedComments, words.commentsOf),
  ...row(words.givenLikes, losses.givenLikes, words.likesOf),
  ...row(words.givenComments, losses.givenComments, words.commentsOf),
  ...row(words.studyPkPoints, losses.studyPkPoints, words.pointsOf),
];

const row = (name: string, count: number, say: (count: number) => string): readonly LossRow[] =>
  count > 0 ? [{ name, value: say(count) }] : [];
