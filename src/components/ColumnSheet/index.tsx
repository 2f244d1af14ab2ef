import { Button } from '../Button';
import { Sheet } from '../Sheet';
import { Columns } from './Columns';
import { columnTexts } from './texts';
import type { ColumnsProps } from './types';
import './index.scss';

export type { ColumnOption, ColumnValue, PickerColumn } from './types';

export interface ColumnSheetProps extends ColumnsProps {
  readonly open: boolean;
  readonly title: string;
  /** Closes nothing by itself, like everything else here: the caller does. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A date, a time: columns of options side by side, one chosen in each. Nothing is taken over before it is confirmed. */
export function ColumnSheet({ open, title, columns, onChange, onConfirm, onClose }: ColumnSheetProps) {
  return (
    <Sheet
      className="column-sheet"
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <Button block onPress={onConfirm}>
          {columnTexts.confirm}
        </Button>
      }
    >
      <Columns columns={columns} onChange={onChange} />
    </Sheet>
  );
}
