import { observer } from 'mobx-react';
import type { ReactNode } from 'react';
import { ResultBody } from '@/components/ResultBody';
import { BACKEND_CODE, isRefusal, type AppError } from '@/contract/errors';
import { UnknownChild } from '@/features/profile/unknown-child/UnknownChild';
import { Screen } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';

const officialOnlyTexts = {
  title: '学习资料仅对在读学员开放',
  why: '报名任意课程后，这里会出现与孩子所学科目配套的练习、动画和教辅资料。',
  toCourses: '去我的课程',
  toHelp: '帮助中心',
} as const;

/** The server's refusal for non-official students. */
const isForOfficialOnly = (error: AppError | undefined): boolean => isRefusal(error, BACKEND_CODE.forbidden);

interface ForOfficialsProps {
  /** Error of the page's first request. */
  readonly error: AppError | undefined;
  readonly load: () => Promise<unknown>;
  readonly children: () => ReactNode;
}

/** Page for official students. An unknown child is not a refusal. */
export const ForOfficials = observer(function ForOfficials({ error, load, children }: ForOfficialsProps) {
  const { student } = useApp();
  if (student.isUnknown) {
    return (
      <Screen>
        <UnknownChild load={load} />
      </Screen>
    );
  }
  return student.isOfficial && !isForOfficialOnly(error) ? <>{children()}</> : <OfficialOnly />;
});

/** Refusal, with a next action. */
function OfficialOnly() {
  const { router } = useApp();
  return (
    <Screen>
      <ResultBody
        illustration="welcome"
        title={officialOnlyTexts.title}
        note={officialOnlyTexts.why}
        action={{ text: officialOnlyTexts.toCourses, onPress: () => void router.go('myTabClass') }}
        secondary={{ text: officialOnlyTexts.toHelp, onPress: () => void router.go('helpList') }}
      />
    </Screen>
  );
}
