import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { makeAutoObservable, runInAction } from 'mobx';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Sheet';
import type { FilmCourseDetail } from '@/contract/courses/film-course.schema';
import { FilmAccess } from '@/contract/courses/values';
import { HourType } from '@/contract/hours/values';
import { useApp } from '@/stores/app/app-context';
import { coursesCalls } from '@/contract/courses/calls';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { toResult } from '@/stores/data/to-result';
import { subjectText } from '..';
import { unlockTexts as texts } from './texts';
import './unlock-sheet.scss';

type Needs = Pick<App, 'api' | 'feedback' | 'tracker'>;

interface Priced {
  readonly courseId: number;
  readonly priceHours: number;
}

/** Spends hours on a course; a second press is ignored while saving. */
class UnlockStore {
  isSaving = false;
  /** Error of the last attempt; '' when none. */
  failure = '';

  constructor(private readonly app: Needs) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  forget(): void {
    this.failure = '';
  }

  /** Returns whether it is unlocked now. */
  async confirm({ courseId, priceHours }: Priced): Promise<boolean> {
    if (this.isSaving) return false;
    const { api, feedback, tracker } = this.app;
    this.isSaving = true;
    this.failure = '';
    const answer = await toResult(() => api.call(coursesCalls.unlockCourse, { courseId }));
    tracker.track('course_unlock', { courseId, hours: priceHours, passed: answer.ok });
    runInAction(() => {
      this.isSaving = false;
      this.failure = answer.ok ? '' : errorText(answer.error);
    });
    if (answer.ok) feedback.toast(texts.done, 'done');
    return answer.ok;
  }
}

interface UnlockSheetProps {
  readonly course: FilmCourseDetail;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Unlocked: data on the page is to be reloaded. */
  readonly onUnlocked: () => void;
}

/** Price and effect of unlocking a course, and a link when the hours are not enough. */
export const UnlockSheet = observer(function UnlockSheet({
  course,
  open,
  onClose,
  onUnlocked,
}: UnlockSheetProps) {
  const app = useApp();
  const [store] = useState(() => new UnlockStore(app));
  const { access, hoursLeft, priceHours, subject, title } = course;
  const missing = priceHours - hoursLeft;
  useEffect(() => {
    if (open) store.forget();
  }, [open, store]);
  return (
    <Sheet
      open={open}
      title={access === FilmAccess.expired ? texts.titleAgain : texts.title}
      onClose={onClose}
      footer={<Action store={store} course={course} onClose={onClose} onUnlocked={onUnlocked} />}
    >
      <View className="unlock-sheet">
        <View className="unlock-sheet__course">{title}</View>
        {priceHours === 0 ? (
          <View className="unlock-sheet__note">{texts.notForHours}</View>
        ) : (
          <>
            <View className="unlock-sheet__price">{texts.price(priceHours)}</View>
            <View className="unlock-sheet__left">{texts.left(subjectText(subject), hoursLeft)}</View>
            <View className="unlock-sheet__note">{missing > 0 ? texts.short(missing) : texts.what}</View>
          </>
        )}
        {store.failure && (
          <View className="unlock-sheet__failure" {...aria({ role: 'alert' })}>
            {store.failure}
          </View>
        )}
      </View>
    </Sheet>
  );
});

interface ActionProps extends Omit<UnlockSheetProps, 'open'> {
  readonly store: UnlockStore;
}

const Action = observer(function Action({ store, course, onClose, onUnlocked }: ActionProps) {
  const { router } = useApp();
  const { hoursLeft, priceHours } = course;
  const leave = (go: () => Promise<unknown>) => {
    onClose();
    void go();
  };
  const confirm = async () => {
    if (!(await store.confirm(course))) return;
    onClose();
    onUnlocked();
  };
  if (priceHours === 0) {
    return (
      <Button block onPress={() => leave(() => router.go('myTabClass'))}>
        {texts.toCourses}
      </Button>
    );
  }
  if (hoursLeft < priceHours) {
    const recorded = { hourType: String(HourType.recorded) };
    return (
      <Button block onPress={() => leave(() => router.go('myClassHour', recorded))}>
        {texts.toHours}
      </Button>
    );
  }
  return (
    <Button block loading={store.isSaving} onPress={() => void confirm()}>
      {texts.confirm(priceHours)}
    </Button>
  );
});
