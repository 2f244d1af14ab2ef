import { View } from '@tarojs/components';
import { Button } from '../Button';
import { Sheet } from '../Sheet';
import { canStop, Columns } from './Columns';
import { ColumnDraft, useDraft } from './draft';
import type { ColumnsOf, ColumnValues } from './types';
import './index.scss';

const columnTexts = {
  confirm: '确定',
} as const;

export type { ColumnsOf, ColumnValue, ColumnValues, PickerColumn } from './types';

interface ColumnSheetProps {
  readonly open: boolean;
  readonly title: string;
  /** The initial choice. */
  readonly value: ColumnValues;
  /** Read when the sheet opens, then fixed until it closes. */
  readonly columnsOf: ColumnsOf;
  /** Headings of groups of columns, of equal width. */
  readonly heads?: readonly string[];
  /** Does not close the sheet: the caller does. */
  readonly onConfirm: (values: ColumnValues) => void;
  readonly onClose: () => void;
}

/** A picker for e.g. a date or time: columns of options side by side, one chosen in each. Nothing changes until confirmed. */
export function ColumnSheet({ open, title, value, columnsOf, heads, onConfirm, onClose }: ColumnSheetProps) {
  const draft = useDraft(open, () => new ColumnDraft(columnsOf, value, canStop));
  return (
    <Sheet
      className="column-sheet"
      open={open}
      title={title}
      onClose={() => {
        draft.drop();
        onClose();
      }}
      footer={
        <Button block onPress={() => draft.confirm(onConfirm)}>
          {columnTexts.confirm}
        </Button>
      }
    >
      {heads && (
        <View className="column-sheet__heads">
          {heads.map((head) => (
            <View key={head} className="column-sheet__head">
              {head}
            </View>
          ))}
        </View>
      )}
      <Columns draft={draft} />
    </Sheet>
  );
}
