import type { ReactElement } from 'react';
import { Show } from 'react-admin';

/** A row of a list is not the record: under another key react-admin does not take it for one until the record is there. */
const WHOLE = { meta: { isWhole: true } };

interface WholeRecordProps {
  readonly title: ReactElement;
  readonly children: ReactElement;
}

export const WholeRecord = ({ children, title }: WholeRecordProps) => (
  <Show actions={false} component="div" queryOptions={WHOLE} title={title}>
    {children}
  </Show>
);
