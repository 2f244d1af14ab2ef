import { observer } from 'mobx-react';
import { ShareSheet } from '@/features/share/ShareSheet';
import { ReportSheet } from '../report/ReportSheet';
import type { WorkStore } from './work-store';

/** What lies over the page of a work: the ways to pass it on, and what is wrong with it. */
export const WorkOvers = observer(function WorkOvers({ store }: { readonly store: WorkStore }) {
  const { id, over, shareInput } = store;
  const close = (): void => store.show('none');
  return (
    <>
      {shareInput && (
        <ShareSheet
          open={over === 'share'}
          input={shareInput}
          onClose={close}
          onShared={() => void store.passedOn()}
        />
      )}
      {id !== undefined && <ReportSheet id={id} open={over === 'report'} onClose={close} />}
    </>
  );
});
