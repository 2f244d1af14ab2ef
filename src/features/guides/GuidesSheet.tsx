import { Cell, CellGroup } from '@/components/Cell';
import { Sheet } from '@/components/Sheet';
import type { RouteName } from '@/contract/routes';
import { useApp } from '@/stores/app/app-context';
import { guideTexts as texts } from './texts';

/** In the order in which parents need them. */
const LISTED = [
  'entranceGuide',
  'beforeClassGuide',
  'liveGuide',
  'onlineHomeworkGuide',
  'recordHomeworkFinishGuide',
  'recordStudyFinishGuide',
  'gradingReportGuide',
  'stageTaskGuide',
  'specialTaskFinishGuide',
  'littleTeacherGuide',
] as const satisfies readonly RouteName[];

interface GuidesSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function GuidesSheet({ open, onClose }: GuidesSheetProps) {
  const { router } = useApp();
  const choose = (name: (typeof LISTED)[number]) => {
    onClose();
    void router.go(name);
  };
  return (
    <Sheet open={open} title={texts.all} onClose={onClose}>
      <CellGroup>
        {LISTED.map((name) => (
          <Cell key={name} title={texts.listed[name]} onPress={() => choose(name)} />
        ))}
      </CellGroup>
    </Sheet>
  );
}
