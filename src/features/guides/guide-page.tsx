import type { GuideCode } from '@/contract/guides/values';
import { Screen } from '@/features/screen';
import { GuideBody } from './GuideBody';

/** The page of one guide: `export default screen('liveGuide', guidePage(GuideCode.live))`. */
export const guidePage = (code: GuideCode) =>
  function GuidePage() {
    return (
      <Screen>
        <GuideBody code={code} />
      </Screen>
    );
  };
