/** An edition of the teacher star, with the child's own part in it. */
import { and, desc, eq, ne } from 'drizzle-orm';
import type { StarActivity } from '../../../src/contract/works/schema';
import { StarEdition, TopicState, WorkKind, WorkState } from '../../../src/contract/works/values';
import type { CallContext, HandlersOf } from '../../core/http/handler';
import { formatDate } from '../../core/time';
import { placeWords } from './messages';
import { placesOf } from './places';
import { works } from './tables';
import { inOrder, topicsOf } from './topics';
import { ownWorks } from './policies';
import { stateOfTopic, toTopic, type FoundTopic, type TopicRow } from './wire';

export const starHandlers: HandlersOf<'getStarActivity'> = {
  async getStarActivity({ edition }, context) {
    const found = editionOf(await topicsOf(context.db, WorkKind.teacherStar), edition, context.clock.now());
    if (found === undefined) return null;
    const { row } = found;
    return {
      ...toTopic(context, found),
      rules: [...row.rules],
      prizes: row.prizes.map(({ from, name, stars, to }) => ({ place: placeWords(from, to), name, stars })),
      ...(await ownPart(context, row)),
    };
  },
};

/** The current one, else the last; for October the newest that has begun. Future editions are ignored. */
function editionOf(topics: readonly FoundTopic[], edition: StarEdition, now: Date): FoundTopic | undefined {
  const begun = inOrder(topics, now).filter(({ row }) => stateOfTopic(row, now) !== TopicState.coming);
  if (edition === StarEdition.current) return begun[0];
  const ofOctober = begun.filter(
    ({ row }) => row.startsAt !== null && formatDate(row.startsAt).slice(5, 7) === '10',
  );
  return ofOctober.sort((one, other) => beginning(other) - beginning(one))[0];
}

const beginning = ({ row }: FoundTopic) => row.startsAt?.getTime() ?? 0;

type Own = Pick<StarActivity, 'ownWorkId' | 'ownPlace' | 'ownStars'>;

async function ownPart({ db, session }: CallContext, topic: TopicRow): Promise<Own> {
  if (session === null) return { ownWorkId: 0, ownPlace: 0, ownStars: 0 };
  const { userId } = session;
  const mine = and(eq(works.topicId, topic.id), ownWorks(userId), ne(works.state, WorkState.takenBack));
  const own = await db.select().from(works).where(mine).orderBy(desc(works.savedAt), desc(works.id));
  if (topic.settledAt !== null) {
    const placed = own.find(({ place }) => place !== null);
    const [newest] = own;
    return {
      ownWorkId: (placed ?? newest)?.id ?? 0,
      ownPlace: placed?.place ?? 0,
      ownStars: placed?.prizeStars ?? 0,
    };
  }
  const [place] = await placesOf(db, topic, userId);
  return { ownWorkId: place?.workId ?? own[0]?.id ?? 0, ownPlace: place?.place ?? 0, ownStars: 0 };
}
