import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { Skeleton } from '@/components/Skeleton';
import { SubjectMark } from '@/components/SubjectMark';
import type { CourseCategoryCard } from '@/contract/courses/schema';
import { Subject } from '@/contract/courses/values';
import { subjectKey, subjectText } from '@/features/courses';
import { errorText } from '@/services/error-text';
import { addressOf } from '@/features/links/click-target';
import { useApp } from '@/stores/app/app-context';
import { cardTarget } from './card-target';
import { CourseCard } from './course-card';
import { useNoCourses } from './lazy-parts';
import type { MyTabClassStore } from './store';
import { courseTexts } from './texts';
import './course-list.scss';

const TAUGHT = [Subject.wandou, Subject.yuwen, Subject.weiqi, Subject.biancheng, Subject.moli, Subject.math];

interface CourseListProps {
  readonly store: MyTabClassStore;
  readonly onOpen: (card: CourseCategoryCard) => void;
}

/** The cards of the chosen subject, or an empty state. */
export const CourseList = observer(function CourseList({ store, onOpen }: CourseListProps) {
  const { cards } = store;
  const reload = () => void store.loadCards();
  if (store.isForVisitors) return <VisitorCourses />;
  if (store.areCardsAwaited)
    return (
      <Skeleton
        variant="list"
        gap={24}
        rows={3}
        picture={[192, 144]}
        bars={[36, 40]}
        align="spread"
        className="course-list"
        label={courseTexts.loading}
      />
    );
  if (!cards.value) {
    return (
      <FailedState
        text={cards.error ? errorText(cards.error) : courseTexts.failed}
        illustration={cards.error?.kind === 'network' ? 'offline' : 'failed'}
        loading={cards.status === 'loading'}
        onRetry={() => void store.load()}
      />
    );
  }
  if (cards.value.length === 0) {
    return <NoCourses onReload={reload} />;
  }
  return (
    <View className="course-list">
      {cards.value.map((card) => (
        <CourseCard
          key={cardKey(card)}
          card={card}
          leadsTo={addressOf(cardTarget(card))}
          onPress={() => onOpen(card)}
        />
      ))}
    </View>
  );
});

/** Offers a trial lesson to those who may have one, with examples of what follows. */
function NoCourses({ onReload }: { readonly onReload: () => void }) {
  const { router, student } = useApp();
  const Examples = useNoCourses();
  const book = () => void router.go('aboutClassCenter');
  const action = student.mayAudition
    ? { text: courseTexts.bookTrial, onPress: book }
    : { text: courseTexts.lookAgain, onPress: onReload };
  return (
    <>
      <EmptyState text={courseTexts.empty} action={action} />
      {Examples && student.isUnofficial && <Examples of="courses" />}
    </>
  );
}

/** A category is listed once per course type; a recommended card is a separate course. */
const cardKey = ({ courseType, groupId, courseId }: CourseCategoryCard): string =>
  `${courseType}-${groupId}-${courseId ?? 0}`;

/** Before a login: what is taught, and the way to the child's own. */
function VisitorCourses() {
  const { router } = useApp();
  return (
    <>
      <View className="course-list__taught">
        {TAUGHT.map((subject) => (
          <View key={subject} className="course-list__subject test-subject">
            <SubjectMark subject={subjectKey(subject)} size={88} />
            {subjectText(subject)}
          </View>
        ))}
      </View>
      <EmptyState
        text={courseTexts.forVisitors}
        illustration="welcome"
        action={{ text: courseTexts.logIn, onPress: () => void router.toLogin() }}
      />
    </>
  );
}
