export type ColumnValue = string | number;

export interface ColumnOption {
  readonly value: ColumnValue;
  readonly text: string;
}

export interface PickerColumn {
  /** What the column holds, for screen readers; unique among the columns of a sheet. */
  readonly label: string;
  readonly options: readonly ColumnOption[];
  /** Of one of the options; of none: the first shows. */
  readonly value: ColumnValue;
}

export interface ColumnsProps {
  readonly columns: readonly PickerColumn[];
  /** `column` counts from 0. Which options the other columns then have is the caller's business. */
  readonly onChange: (column: number, value: ColumnValue) => void;
}

/** Place of the chosen option; 0 where none is chosen. */
export const chosenIndex = ({ options, value }: PickerColumn): number =>
  Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
