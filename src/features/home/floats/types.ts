/** One of the icons that float above home: an activity, an entrance, the floating button of the operator. */
export interface FloatingIcon {
  /** Unique among all sources: `activity.12`, `wonderful`. What is closed is remembered by it. */
  readonly id: string;
  readonly iconPath: string;
  /** What a screen reader calls it, and the records. */
  readonly label: string;
  /** float_button_click is told already. */
  open(): void;
  /** Of the floating button alone, for the records. */
  readonly slotId?: number;
  readonly positionId?: number;
}

/** Where icons come from. `icons` is read while rendering: a getter over observables. */
export interface FloatSource {
  readonly icons: readonly FloatingIcon[];
}
