import { ResultBody } from '@/components/ResultBody';
import { BACKEND_CODE, isRefusal, type AppError } from '@/contract/errors';
import { Screen } from '@/features/screen';
import { useApp } from '@/stores/app-context';
import { officialOnlyTexts } from './texts';

/** The server has refused what only official students may see. */
export const isForOfficialOnly = (error: AppError | undefined): boolean =>
  isRefusal(error, BACKEND_CODE.forbidden);

/** In place of a page for official students: why it is not there, and a way on. */
export function OfficialOnly() {
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
