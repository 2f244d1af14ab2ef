import { useState } from 'react';
import { Button } from '@/components/Button';
import { useLazy } from '@/features/screen/use-lazy';
import { lessonTexts } from '../texts';
import type { ChildEntrySheetProps } from './ChildEntrySheet';

type Named = ChildEntrySheetProps['lesson'];

/** How the child enters a lesson that is on or about to begin: parents only listen. */
export function ChildEntry({ lesson, className }: { readonly lesson: Named; readonly className?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={className}
        kind="text"
        size="small"
        label={lessonTexts.childNamed(lesson.chapterName)}
        onPress={() => setOpen(true)}
      >
        {lessonTexts.child}
      </Button>
      {isOpen && <OpenedSheet lesson={lesson} onClose={() => setOpen(false)} />}
    </>
  );
}

export function OpenedSheet(props: ChildEntrySheetProps) {
  const Sheet = useLazy(() => import('./ChildEntrySheet'));
  return Sheet && <Sheet {...props} />;
}
