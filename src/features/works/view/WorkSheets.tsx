import { observer } from 'mobx-react';
import { WorkState } from '@/contract/works/values';
import { FilmShareSheet } from '@/features/share/FilmShareSheet';
import { ShareSheet } from '@/features/share/ShareSheet';
import { ReportSheet } from '../report/ReportSheet';
import type { WorkStore } from './work-store';

/** Sheets of a work's page: sharing and reporting. */
export const WorkSheets = observer(function WorkSheets({ store }: { readonly store: WorkStore }) {
  const { id, over, shareInput } = store;
  const { film = '', state, isMine = false } = store.work.value ?? {};
  const filmShared = (how: string): void => {
    if (how !== 'save' && state === WorkState.shown) void store.passedOn();
  };
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
      {isMine && film !== '' && (
        <FilmShareSheet open={over === 'film'} film={film} onClose={close} onShared={filmShared} />
      )}
      {id !== undefined && <ReportSheet id={id} open={over === 'report'} onClose={close} />}
    </>
  );
});
