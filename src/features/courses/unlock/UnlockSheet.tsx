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
import './unlock-sheet.scss';

const texts = {
  title: '解锁课程',
  titleAgain: '再次开通课程',
  price: (hours: number): string => `${hours}个录播课时`,
  left: (subject: string, hours: number): string => `${subject}可用录播课时：${hours}个`,
  what: '解锁后马上就能看全部章节，课时只扣一次，可以在课时记录里查到。',
  confirm: (hours: number): string => `用${hours}课时解锁`,
  short: (missing: number): string => `还差${missing}个录播课时，暂时不能解锁`,
  toHours: '去看我的课时',
  notForHours: '这门课程随报名开通，不能用课时解锁。',
  toCourses: '去我的课程',
  done: '解锁成功，开始学习吧',
} as const;

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
